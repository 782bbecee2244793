import type { FinishedMatch } from '../../archive/finished';
import type { Seat } from '../../kit/rules';

/** How one person did in one match. */
export interface Showing {
  readonly match: FinishedMatch;
  readonly seat: Seat;
  readonly points: number;
  readonly won: boolean;
}

/** Names that differ in capitals or in spaces around them are one person's. */
const sameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Every person who has played, as they wrote their name last; who played most comes first. */
export function namesIn(matches: readonly FinishedMatch[]): readonly string[] {
  const people: { name: string; played: number }[] = [];
  for (const { header } of matches) {
    for (const { name, player } of header.seats) {
      if (player.kind !== 'person') continue;
      const known = people.find((one) => sameName(one.name, name));
      if (!known) people.push({ name: name.trim(), played: 1 });
      else Object.assign(known, { name: name.trim(), played: known.played + 1 });
    }
  }
  return people.sort((a, b) => b.played - a.played).map(({ name }) => name);
}

/** What a person has shown, in the order of the matches. */
export function showingsOf(matches: readonly FinishedMatch[], name: string): readonly Showing[] {
  return matches.flatMap((match) => {
    const seat = match.header.seats.findIndex(
      (plan) => plan.player.kind === 'person' && sameName(plan.name, name),
    );
    if (seat < 0) return [];
    return [{ match, seat, points: match.scores[seat] ?? 0, won: match.ranking[0] === seat }];
  });
}

/** Who has won a match: one of the people, of the computers, or an opponent without a seat. */
export function winnerOf({ header, ranking }: FinishedMatch): 'person' | 'computer' | 'automa' {
  return header.seats[ranking[0] ?? -1]?.player.kind ?? 'automa';
}
