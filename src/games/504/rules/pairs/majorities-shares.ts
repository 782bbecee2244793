import { FIRST_CARD_ROUND, SCORINGS } from '../../data/figures';
import { sortOrder } from '../base/order';
import { IN, ROUND } from '../base/windows';
import type { Owner } from '../parts';
import { FOUNDED, LAST_IN } from '../shares/windows';
import type { State } from '../state';

/**
 * X22, M7.5, M7.6 with 7.I and 9.II: companies in their first business round before all others, those founded last first; then the
 * fewest VP, ties in reverse of the last order. The row of the round has a card for each of them (M7.1).
 */
export function orderCompaniesByPoints(state: State): void {
  const { order, now, last, share, turnsTaken, foundedOrder } = state;
  // Sorted as one list: all that are new have less than the fewest VP, and stand as they were founded.
  let count = 0;
  for (let at = 0; at < share[LAST_IN]; at++) order[count++] = last[at];
  for (let at = 0; at < share[FOUNDED]; at++)
    if (turnsTaken[foundedOrder[at]] === 0) order[count++] = foundedOrder[at];
  now[IN] = count;
  sortOrder(state, (owner: Owner) => (turnsTaken[owner] === 0 ? -1 : state.vp[owner]));
  last.set(order.subarray(0, count));
  share[LAST_IN] = count;
  const row = now[ROUND] - FIRST_CARD_ROUND;
  if (row >= 0 && row < SCORINGS) state.rowCards[row] = count;
}

/** X20, M7.15: with 7.III and 9.I a share is worth as many more as its company has VP at the end. */
export function shareWorth(state: State, company: Owner): number {
  let worth = state.value[company];
  for (const points of state.world.hooks.finalPoints) worth += points(state, company);
  return worth;
}
