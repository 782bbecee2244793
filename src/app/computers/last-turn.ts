import { turnsOf } from '../../kit/ply';
import type { Seat } from '../../kit/rules';
import type { Viewers } from '../../kit/secrets';
import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { eventSentences } from '../log/log-sentences';

/** What a computer did in its last turn. */
export interface LastTurn {
  readonly seat: Seat;
  readonly sentences: readonly string[];
}

/** The last computer's whole turn, as far as the viewers may know; null: none has acted. */
export function lastTurnOf(match: LiveMatch, viewers: Viewers, game: GameWords): LastTurn | null {
  const { timeline } = match;
  const isComputer = (seat: Seat) => match.player(seat)?.kind === 'computer';
  const turn = [...turnsOf(timeline.line())]
    .reverse()
    .find(({ plies }) => plies.some(({ seat }) => isComputer(seat)));
  const last = turn?.plies.filter(({ seat }) => isComputer(seat)).at(-1);
  if (!turn || !last) return null;
  const events = turn.plies.filter(({ seat }) => seat === last.seat).flatMap((ply) => ply.events);
  return { seat: last.seat, sentences: eventSentences(events, timeline, viewers, game) };
}
