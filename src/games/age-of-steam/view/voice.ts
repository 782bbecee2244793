import type { SeatPlan } from '../../../kit/header';
import type { Seat } from '../../../kit/rules';
import type { Event } from '../rules/events';
import { type Options, setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { Words } from '../words/words';

/** The words of one match: with the names of its people and of the places on its board. */
export interface Voice {
  readonly name: (seat: Seat) => string;
  readonly event: (event: Event) => string | null;
  readonly refusal: (refusal: Refusal) => string;
}

export function voiceOf(words: Words, seats: readonly SeatPlan[], options: Options): Voice {
  const written = setups.write(options);
  const name = (seat: Seat) => seats[seat]?.name ?? words.names.player(seat + 1);
  return {
    name,
    event: (event) => words.event(event, name, written),
    refusal: (refusal) => words.refusal(refusal, written, name),
  };
}
