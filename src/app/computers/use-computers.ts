import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Turn } from '../../kit/ply';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import { type ComputerTurns, computerTurns } from '../../match/computer-turns';
import type { LiveMatch } from '../../match/live-match';
import type { Presentation } from '../../match/presentation';
import { peopleHere } from '../../match/viewers';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useLanguage } from '../../ui/words';
import { holdUpdates } from '../install/updates';
import {
  heaviestTurn,
  lastTurns,
  type Outcome,
  outcomeOf,
  type Teller,
  turnsSince,
} from '../log/turns-since';
import type { Pace } from '../store/kept-settings';
import { afterTaps, awake, thinker } from '../thinking/thinker';
import { goesOn, isComputers } from './stay';
import { usePlaces } from './use-places';
import { useStay } from './use-stay';

export interface ComputersProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
  readonly presentation: Presentation;
  readonly viewers: Viewers;
  readonly pace: Pace;
}

export interface Computers {
  readonly turns: ComputerTurns;
  /** The turns of others since a person at this phone acted last. */
  readonly since: readonly Turn[];
  /** The result of the last one of them, what was done last if it goes on, or of the one that says most; null: nothing. */
  readonly told: Outcome | null;
  /** How others are told of; null until it is loaded. */
  readonly teller: Teller | null;
  /** A computer's move still has to stay before the next one plays. */
  readonly staying: boolean;
  /** Nothing more has to be seen before the next one plays. */
  readonly seen: boolean;
  /** Goes on at once: to the turn of a person here, or where none plays to the next move. */
  readonly skip: () => void;
}

/** Makes the computers of a match play while its table is on the screen, and tells what others have done. */
export function useComputers(props: ComputersProps): Computers {
  const { match, view, game, presentation, viewers, pace } = props;
  const entries = match.entries.value;
  const { timeline, header } = match;
  const seated = header.seats.map((_, seat) => match.player(seat)?.kind).join(' ');
  const language = useLanguage();
  const telling = useLazy(view.telling);
  const teller = useMemo(() => telling && { viewers, game, telling }, [viewers, game, telling]);
  const since = useMemo(() => {
    const here = peopleHere(match);
    return turnsSince(match, (seat) => here.includes(seat));
  }, [match, entries, timeline, seated]);
  const staying = presentation.staying.value && isComputers(match, entries);
  const told = useMemo(() => {
    if (!teller) return null;
    const here = peopleHere(match);
    const toAct = match.toAct.peek();
    const isOwn = toAct !== null && here.includes(toAct);
    // What others did stays while a person here plays; their last move is seen first.
    const others = isOwn ? lastTurns(match, (seat) => here.includes(seat)) : since;
    const byWeight = isOwn && !staying && teller.telling.heaviestTurn;
    const main = byWeight ? heaviestTurn(match, others, teller) : others.at(-1);
    const tell = (turn: Turn | undefined, ongoing = false) =>
      turn ? outcomeOf(match, turn, teller, language, ongoing) : null;
    // A turn that goes on is told action by action; until there is something to say of it, the one before it.
    return tell(main, goesOn(match) && !isOwn) ?? tell(since.at(-2));
  }, [match, since, teller, staying, language]);
  usePlaces({ match, since, told, teller, presentation });

  const waits = pace !== 'none' && header.seats.some(({ player }) => player.kind === 'person');
  const waiting = useMemo(() => signal(true), []);
  useEffect(() => {
    waiting.value = waits;
  }, [waits]);
  const skip = useStay({ match, presentation, pace, told });

  const turns = useMemo(
    () =>
      computerTurns(match, {
        think: (...asked) => thinker.think(...asked),
        offer: (...move) => holdUpdates(match.offer(...move)),
        awake,
        timing: afterTaps(
          computed(
            () => !presentation.staying.value && (presentation.drawn.value || !waiting.value),
          ),
        ),
      }),
    [match],
  );
  useEffect(
    () => () => {
      turns.close();
      thinker.forget(header.id);
    },
    [turns],
  );
  const seen = presentation.drawn.value || !waits;
  return { turns, since, told, teller, staying, seen, skip };
}
