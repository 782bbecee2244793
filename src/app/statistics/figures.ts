import type { PersonResult } from './person-results';

/** The figures of a number of results. */
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
