import type { SeatPlan } from '../../../kit/header';
import type { Heading, Seat } from '../../../kit/rules';
import type { MatchWords } from '../../../kit/words';
import { TILES } from '../data/tiles';
import type { Tiles } from '../data/tiles-form';
import type { Event } from '../rules/events';
import { setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';
import type { Names } from '../words/en/names';
import type { TableWords } from '../words/en/table';
import { namesWith } from '../words/own-names';
import type { Words } from '../words/words';

/** The texts of the table, and the names of what is on it. */
export interface Speech {
  readonly table: TableWords;
  readonly names: Names;
}

/** What is said of a match with these tiles. */
export function speechOf({ names }: Words, table: TableWords, tiles: Tiles): Speech {
  return { table, names: tiles === TILES ? names : namesWith(names, tiles, table) };
}

/** The words of one match, with the names of its people. */
export interface Voice extends Speech, MatchWords<Event, Refusal> {
  readonly heading: (heading: Heading | null) => string;
}

export function voiceOf(
  words: Words,
  table: TableWords,
  seats: readonly SeatPlan[],
  { options, set }: Pick<State, 'options' | 'set'>,
): Voice {
  const written = setups.write(options);
  const name = (seat: Seat) => seats[seat]?.name ?? words.names.player(seat + 1);
  return {
    ...speechOf(words, table, set.tiles),
    name,
    event: (event) => words.event(event, name, written),
    refusal: (refusal) => words.refusal(refusal, written),
    heading: (heading) => (heading && words.heading?.(heading)) ?? '',
  };
}
