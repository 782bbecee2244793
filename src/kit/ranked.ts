import type { Seat } from './event';
import type { Standing } from './standing';

/**
 * Every holder with its rank, from 1, best first; before the end by the scores alone. Those with the same rank are in the
 * order of their numbers.
 */
export function ranked({
  scores,
  ranking,
  places,
}: Standing): readonly { readonly holder: Seat; readonly rank: number }[] {
  const ranks = places ?? scores.map((score) => 1 + scores.filter((one) => one > score).length);
  const rankOf = (holder: Seat) => ranks[holder] ?? scores.length;
  const holders = ranking ?? [...scores.keys()].sort((one, other) => rankOf(one) - rankOf(other));
  return holders.map((holder) => ({ holder, rank: rankOf(holder) }));
}
