import { sortOrder } from '../../../rules/base/order';
import { IN } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { FOUNDED, LAST_IN } from '../state';

/**
 * An order of companies by a figure that is not negative: those in their first business round before all others, the
 * last founded first; then the least figure, ties in reverse of the last order.
 */
export function orderCompanies(state: State, figureOf: (company: Owner) => number): void {
  const { order, now, last, share, turnsTaken, foundedOrder } = state;
  // Sorted as one list: new companies count as -1, below every figure, and come in founding order.
  let count = 0;
  for (let at = 0; at < share[LAST_IN]; at++) order[count++] = last[at];
  for (let at = 0; at < share[FOUNDED]; at++)
    if (turnsTaken[foundedOrder[at]] === 0) order[count++] = foundedOrder[at];
  now[IN] = count;
  sortOrder(state, (company) => (turnsTaken[company] === 0 ? -1 : figureOf(company)));
  last.set(order.subarray(0, count));
  share[LAST_IN] = count;
}
