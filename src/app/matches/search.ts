import type { ListedMatch } from '../../archive/match-row';
import { offered } from '../../games/offered';
import type { Language } from '../../kit/words';
import { titleOf } from '../match-parts/shown-names';
import { matchesQuery } from '../rules/find';
import type { Words } from '../words/en';

/** With more matches than these a list is searched rather than read. */
export const MANY = 8;

/** The matches whose game, variant, title or people have every word of the query; all of them for an empty one. */
export function matchesWith(
  query: string,
  rows: readonly ListedMatch[],
  words: Words,
  language: Language,
): readonly ListedMatch[] {
  return rows.filter((record) => {
    const { game, options, seats } = record.header;
    const entry = offered.find(({ id }) => id === game);
    const said = [
      ...[entry?.name[language], entry?.card.variant?.(options), titleOf(record, words)],
      ...seats.map(({ name }) => name),
    ];
    return matchesQuery(said.filter(Boolean).join(' '), query);
  });
}
