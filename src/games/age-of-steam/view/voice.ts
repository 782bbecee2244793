import type { SeatPlan } from '../../../kit/header';
import type { GameEvent, Refusal, Seat } from '../../../kit/rules';
import type { Words } from '../words/words';

/** The words of one match, with the names of its people. */
export interface Voice {
  readonly name: (seat: Seat) => string;
  readonly event: (event: GameEvent) => string | null;
  readonly refusal: (refusal: Refusal) => string;
}

const OPTIONS = { board: 'rust-belt' };

export function voiceOf(words: Words, seats: readonly SeatPlan[]): Voice {
  const name = (seat: Seat) => seats[seat]?.name ?? words.names.player(seat + 1);
  return {
    name,
    event: (event) => words.event(event, name, OPTIONS),
    refusal: (refusal) => words.refusal(refusal, OPTIONS, name),
  };
}
