import type { FinishedMatch } from '../../archive/finished';
import { seatName, wonBy } from '../match-parts/match-title';
import type { Words } from '../words/en';

/** Who has won a finished match, as a sentence. */
export function wonIn({ header, places }: FinishedMatch, words: Words): string {
  const winners = places.flatMap((place, holder) =>
    place === 1 ? seatName(header, holder, words.match.automa) : [],
  );
  return wonBy(winners, words);
}
