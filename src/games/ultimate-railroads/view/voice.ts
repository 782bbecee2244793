import type { SeatPlan } from '../../../kit/header';
import type { GameEvent, Heading, Refusal, Seat } from '../../../kit/rules';
import type { Names } from '../words/names';
import type { TableWords } from '../words/table-words';
import type { Words } from '../words/words';

/** What the table says, and the names of what lies on it. */
export interface Speech {
  readonly table: TableWords;
  readonly names: Names;
}

/** The words of one match, with the names of its people. */
export interface Voice extends Speech {
  readonly name: (seat: Seat) => string;
  readonly event: (event: GameEvent) => string | null;
  readonly refusal: (refusal: Refusal) => string;
  readonly heading: (heading: Heading | null) => string;
}

export function voiceOf(words: Words, table: TableWords, seats: readonly SeatPlan[]): Voice {
  const name = (seat: Seat) => seats[seat]?.name ?? words.names.player(seat + 1);
  return {
    table,
    names: words.names,
    name,
    event: (event) => words.event(event, name, {}),
    refusal: (refusal) => words.refusal(refusal, {}),
    heading: (heading) => (heading && words.heading?.(heading)) ?? '',
  };
}
