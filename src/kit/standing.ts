import type { Seat } from './event';

/**
 * Scores as if the match ended now, by holder: the seats in order, an opponent without a seat last. Ranking and places
 * exist only when the match is over.
 */
export interface Standing {
  readonly scores: readonly number[];
  /** Holders, best first. Those who share a place are in the order of their numbers. */
  readonly ranking: readonly Seat[] | null;
  /** The place of every holder, from 1. Equal numbers are shared places. */
  readonly places: readonly number[] | null;
}

/** A standing without ranking and places. */
export function openStanding(scores: readonly number[]): Standing {
  return { scores, ranking: null, places: null };
}

/**
 * The standing of a finished match. `compare` is below 0 where the first of two holders is better, 0 where they share a
 * place.
 */
export function finalStanding(
  scores: readonly number[],
  compare: (a: Seat, b: Seat) => number,
): Standing {
  const ranking = scores.map((_, holder) => holder).sort((a, b) => compare(a, b) || a - b);
  return { scores, ranking, places: placesIn(ranking, compare) };
}

function placesIn(
  ranking: readonly Seat[],
  compare: (a: Seat, b: Seat) => number,
): readonly number[] {
  const places: number[] = [];
  ranking.forEach((holder, at) => {
    const before = ranking[at - 1];
    const shared = before !== undefined && compare(before, holder) === 0;
    places[holder] = shared ? places[before] : at + 1;
  });
  return places;
}

/** The holders in the first place; empty before the end. */
export function winnersOf({ places }: Standing): readonly Seat[] {
  return (places ?? []).flatMap((place, holder) => (place === 1 ? holder : []));
}

/** Each holder's share of the win, 1 in total, once the match is over: winners share it equally. */
export function sharesOfWin(standing: Standing): readonly number[] {
  const winners = winnersOf(standing);
  return standing.scores.map((_, holder) => (winners.includes(holder) ? 1 / winners.length : 0));
}
