import type { SeatPlan } from '../../../kit/header';
import type { Seat } from '../../../kit/rules';
import type { Viewers } from '../../../kit/secrets';
import { useSteady } from '../../../ui/use-steady';
import { LINES } from '../data/board';
import { rules } from '../rules';
import { PHASE, RESOLVE, type State } from '../rules/state';
import { Board } from './board/board';
import type { Landing } from './board/line';
import { chosenActions } from './choice';
import type { Facts } from './facts';
import { factsOf } from './facts';
import { BonusCards } from './more/bonus-cards';
import { chipsOf, markersOf, openChip, stepsOf } from './pool';
import { type Put, putsOf } from './puts';
import type { Turn } from './use-turn';
import type { Voice } from './voice';

interface BoardsProps {
  readonly state: State;
  readonly facts: Facts;
  readonly seats: readonly SeatPlan[];
  readonly viewers: Viewers;
  readonly voice: Voice;
  readonly acting: Seat | null;
  readonly looked: Seat;
  readonly turn: Turn;
}

const NOWHERE: readonly Landing[] = [];
const NO_MARKERS: readonly number[] = [];
const NO_REACH: readonly null[] = [];
const NO_PUTS: readonly Put[] = [];

/** Every seat's board in the turn order, the looked-at one first where only one has room. */
export function Boards(props: BoardsProps) {
  const { state, facts, seats, viewers, voice, acting, looked, turn } = props;
  const isAsked = acting !== null && facts.phase === 'resolve';
  const open = isAsked
    ? openChip(chipsOf(state), turn.choice.step === 'unit' ? turn.choice.unit : null)
    : null;
  const steps = isAsked ? stepsOf(state, open?.unit ?? null) : [];
  const landings = isAsked ? steps : NOWHERE;
  const markers = isAsked ? markersOf(state) : null;
  const puts = isAsked ? putsOf(state) : NO_PUTS;
  const { land } = useSteady({
    land: (piece: string) => {
      const [row, which] = piece.split(':');
      const step = steps.find(({ line, color }) => `${line}:${color}` === piece);
      const put = puts.find(({ line, slot }) => `put:${line}-${slot}` === piece);
      const action = row === 'lane' ? markers?.get(Number(which)) : (put ?? step)?.action;
      if (action !== undefined) turn.act(action);
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
              facts={facts}
              seats={seats}
              voice={voice}
              looked={seat === looked}
              landings={isOwn ? landings : NOWHERE}
              leaving={isOwn && markers ? [...markers.keys()] : NO_MARKERS}
              puts={isOwn ? puts : NO_PUTS}
              onLanding={land}
              reachThen={isOwn ? reachAfter(state, turn, seat) : NO_REACH}
            >
              <BonusCards state={state} seat={seat} seats={seats} viewers={viewers} voice={voice} />
            </Board>
          )
        );
      })}
    </div>
  );
}

/** Where the reaches would end with an action that waits to be confirmed, or with the locomotive in hand. */
function reachAfter(state: State, turn: Turn, seat: Seat): readonly (number | null)[] {
  const [action] = chosenActions(state, turn.choice);
  if (state.now[PHASE] !== RESOLVE) return NO_REACH;
  if (action === undefined) return reachesWith(putsOf(state));
  const next = rules.clone(state);
  rules.play(next, action);
  return factsOf(next).seats[seat]?.lines.map(({ reach }) => reach) ?? NO_REACH;
}

/** By line: the farthest that the locomotive in hand would bring its reach. */
function reachesWith(puts: readonly Put[]): readonly (number | null)[] {
  if (puts.length === 0) return NO_REACH;
  return LINES.map((_, at) => {
    const reaches = puts.flatMap(({ line, reach }) => (line === at ? reach : []));
    return reaches.length > 0 ? Math.max(...reaches) : null;
  });
}
