import type { Showing } from './showings';

/** What a number of showings come to. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  /** Of all of them together. */
  readonly points: number;
  /** The showing with most points, the first of several; null: there is none. */
  readonly best: Showing | null;
}

export function figuresOf(showings: readonly Showing[]): Figures {
  return {
    played: showings.length,
    won: showings.filter(({ won }) => won).length,
    points: showings.reduce((sum, { points }) => sum + points, 0),
    best: showings.reduce<Showing | null>(
      (best, one) => (best === null || one.points > best.points ? one : best),
      null,
    ),
  };
}

/** Matches won one after the other: up to the last one, and the most there were. */
export function streaksOf(showings: readonly Showing[]): {
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

/** The figures of the showings that have something in common, by what that is; in the order of their first. */
export function figuresBy(
  showings: readonly Showing[],
  common: (showing: Showing) => string | null,
): ReadonlyMap<string, Figures> {
  const groups = new Map<string, Showing[]>();
  for (const showing of showings) {
    const key = common(showing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(showing);
    else groups.set(key, [showing]);
  }
  return new Map([...groups].map(([key, group]) => [key, figuresOf(group)]));
}
