import type { FinishedMatch } from '../../archive/finished';
import type { Seat } from '../../kit/rules';
import { calledIn } from '../match-parts/shown-names';

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
    for (const [seat, name] of calledIn(header).entries()) {
      if (header.seats[seat]?.player.kind !== 'person') continue;
      const known = people.find((one) => sameName(one.name, name));
      if (!known) people.push({ name: name.trim(), played: 1 });
      else Object.assign(known, { name: name.trim(), played: known.played + 1 });
    }
  }
  return people.sort((a, b) => b.played - a.played).map(({ name }) => name);
}

/** The seat of a person in a match, by the names in it; −1: not this person's match. */
function seatOf(name: string, { header }: FinishedMatch, names: readonly string[]): Seat {
  return header.seats.findIndex(
    ({ player }, seat) => player.kind === 'person' && sameName(names[seat] ?? '', name),
  );
}

/** Whether a person was one of the players of a match, by the name that it was begun with. */
export function hasPlayed(name: string, match: FinishedMatch): boolean {
  const stored = match.header.seats.map((plan) => plan.name);
  return seatOf(name, match, stored) >= 0;
}

/** A person's results, in the order of the matches. */
export function resultsOf(
  matches: readonly FinishedMatch[],
  name: string,
): readonly PersonResult[] {
  return matches.flatMap((match) => {
    const seat = seatOf(name, match, calledIn(match.header));
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

export interface Figures {
  readonly played: number;
  readonly won: number;
  /** Of all of them together. */
  readonly points: number;
  /** The result with most points, the first of several; null: there is none. */
  readonly best: PersonResult | null;
}

export function figuresOf(showings: readonly PersonResult[]): Figures {
  return {
    played: showings.length,
    won: showings.filter(({ won }) => won).length,
    points: showings.reduce((sum, { points }) => sum + points, 0),
    best: showings.reduce<PersonResult | null>(
      (best, one) => (best === null || one.points > best.points ? one : best),
      null,
    ),
  };
}

/** Consecutive wins: up to the last match, and the longest series. */
export function streaksOf(showings: readonly PersonResult[]): {
  readonly now: number;
  readonly longest: number;
} {
  let now = 0;
  let longest = 0;
  for (const { won } of showings) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** The figures of results grouped by a common key, in the order of each group's first result. */
export function figuresBy(
  showings: readonly PersonResult[],
  common: (showing: PersonResult) => string | null,
): ReadonlyMap<string, Figures> {
  const groups = new Map<string, PersonResult[]>();
  for (const showing of showings) {
    const key = common(showing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(showing);
    else groups.set(key, [showing]);
  }
  return new Map([...groups].map(([key, group]) => [key, figuresOf(group)]));
}
