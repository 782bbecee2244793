import type { SeatPlan } from '../../../kit/header';
import type { Seat } from '../../../kit/rules';
import type { MatchWords } from '../../../kit/words';
import type { Event } from '../rules/events';
import { type Options, setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { Words } from '../words/words';

/** The words of one match. */
export type Voice = MatchWords<Event, Refusal>;

export function voiceOf(words: Words, seats: readonly SeatPlan[], options: Options): Voice {
  const written = setups.write(options);
  const name = (seat: Seat) => seats[seat]?.name ?? words.names.player(seat + 1);
  return {
    name,
    event: (event) => words.event(event, name, written),
    refusal: (refusal) => words.refusal(refusal, written, name),
  };
}
