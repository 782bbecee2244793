import { useMemo } from 'preact/hooks';
import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import type { Viewers } from '../../../kit/secrets';
import { useSteady } from '../../../ui/use-steady';
import { LINES } from '../data/board';
import { rules } from '../rules';
import { PHASE, RESOLVE, type State } from '../rules/state';
import { Board } from './board/board';
import type { Landing } from './board/line';
import { type Choice, chosenActions } from './choice';
import { factsOf } from './facts';
import { type Put, putsOf } from './gain';
import { useTable } from './in-table';
import { chipsOf, markersOf, openChip, type Run, runsOf, type Step, stepsOf } from './pool';
import type { Turn } from './use-turn';
import './boards.css';

interface BoardsProps {
  readonly viewers: Viewers;
  readonly acting: Seat | null;
  readonly looked: Seat;
  readonly turn: Turn;
}

const NOTHING_OPEN: Open = {
  ...{ steps: [], runs: [], landings: [], markers: new Map(), leaving: [], puts: [] },
};
const NO_REACH: readonly null[] = [];

/** Every seat's board in the turn order, the looked-at one first where only one has room. */
export function Boards({ viewers, acting, looked, turn }: BoardsProps) {
  const { state, facts } = useTable();
  const { choice } = turn;
  const isAsked = acting !== null && facts.phase === 'resolve';
  const unit = choice.step === 'unit' ? choice.unit : null;
  // Drawn again only with what can be done: looking at another board changes none of it.
  const { steps, runs, landings, markers, leaving, puts } = useMemo(
    () => (isAsked ? openIn(state, unit) : NOTHING_OPEN),
    [state, isAsked, unit],
  );
  const reachThen = useMemo(
    () => (acting === null ? NO_REACH : reachAfter(state, choice, acting)),
    [state, choice, acting],
  );
  const { land } = useSteady({
    land: (piece: string) => {
      const [row, which] = piece.split(':');
      const step = steps.find(({ line, color }) => `${line}:${color}` === piece);
      const put = puts.find(({ line, slot }) => `put:${line}-${slot}` === piece);
      const action = row === 'lane' ? markers.get(Number(which)) : (put ?? step)?.action;
      const run = runs.find(({ line, color, to }) => `${line}:${color}:${to}` === piece);
      if (run) turn.act(...run.actions);
      else if (action !== undefined) turn.act(action);
    },
  });
  return (
    <div class="ur-boards">
      {facts.order.map((seat) => {
        const one = facts.seats[seat];
        const isOwn = seat === acting;
        return (
          one && (
            <Board
              key={seat}
              one={one}
              viewers={viewers}
              looked={seat === looked}
              busy={turn.busy}
              landings={isOwn ? landings : NOTHING_OPEN.landings}
              leaving={isOwn ? leaving : NOTHING_OPEN.leaving}
              puts={isOwn ? puts : NOTHING_OPEN.puts}
              onLanding={land}
              reachThen={isOwn ? reachThen : NO_REACH}
            />
          )
        );
      })}
    </div>
  );
}

/** What can be done on the board of the deciding seat. */
interface Open {
  readonly steps: readonly Step[];
  readonly runs: readonly Run[];
  readonly landings: readonly Landing[];
  readonly markers: ReadonlyMap<number, Action>;
  /** The indexes that markers can leave. */
  readonly leaving: readonly number[];
  readonly puts: readonly Put[];
}

function openIn(state: State, unit: number | null): Open {
  const open = openChip(chipsOf(state), unit);
  const markers = markersOf(state);
  const steps = stepsOf(state, open?.unit ?? null);
  const runs = runsOf(state, steps);
  return {
    steps,
    runs,
    landings: [...steps, ...runs],
    markers,
    leaving: [...markers.keys()],
    puts: putsOf(state),
  };
}

/** Where the reaches would end with an action that waits to be confirmed, or with the locomotive in hand. */
function reachAfter(state: State, choice: Choice, seat: Seat): readonly (number | null)[] {
  if (state.now[PHASE] !== RESOLVE) return NO_REACH;
  const [action] = chosenActions(state, choice);
  if (action === undefined) return reachesWith(putsOf(state));
  const { after } = lookAhead(rules, state, [action]);
  return factsOf(after).seats[seat]?.lines.map(({ reach }) => reach) ?? NO_REACH;
}

/** By line: the farthest that the locomotive in hand would bring its reach. */
function reachesWith(puts: readonly Put[]): readonly (number | null)[] {
  if (puts.length === 0) return NO_REACH;
  return LINES.map((_, at) => {
    const reaches = puts.flatMap(({ line, reach }) => (line === at ? reach : []));
    return reaches.length > 0 ? Math.max(...reaches) : null;
  });
}
