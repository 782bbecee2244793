import type { FinishedMatch } from '../../archive/finished';
import type { Seat } from '../../kit/rules';

/** One person's result in one match. */
export interface PersonResult {
  readonly match: FinishedMatch;
  readonly seat: Seat;
  readonly points: number;
  readonly won: boolean;
}

/** Names that differ only in case or in spaces around them belong to one person. */
const sameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** All people who have played, with the last spelling of their name. Those with most matches come first. */
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

/** The seat of a person in a match; −1: not this person's match. */
function seatOf({ header }: FinishedMatch, name: string): Seat {
  return header.seats.findIndex(
    (plan) => plan.player.kind === 'person' && sameName(plan.name, name),
  );
}

/** Whether a person was one of the players of a match. */
export function hasPlayed(name: string, match: FinishedMatch): boolean {
  return seatOf(match, name) >= 0;
}

/** A person's results, in the order of the matches. */
export function resultsOf(
  matches: readonly FinishedMatch[],
  name: string,
): readonly PersonResult[] {
  return matches.flatMap((match) => {
    const seat = seatOf(match, name);
    if (seat < 0) return [];
    return [{ match, seat, points: match.scores[seat] ?? 0, won: match.places[seat] === 1 }];
  });
}

/** Whether one of the people, of the computers, or an opponent without a seat has won or shared the win. */
export function hasWon(
  kind: 'person' | 'computer' | 'automa',
  { header, places }: FinishedMatch,
): boolean {
  return places.some(
    (place, holder) => place === 1 && (header.seats[holder]?.player.kind ?? 'automa') === kind,
  );
}
