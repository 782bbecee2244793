import { VALUE_LEAST } from '../../../data/figures';
import { sortOrder } from '../../../rules/base/order';
import type { Emit } from '../../../rules/state/events';
import { IN } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { FOUNDED, LAST_IN } from '../state';

/** M9.2: a company comes on a value, before all others that lie on it. `count` are in the market without it. */
function insert({ market, value }: State, company: Owner, count: number): void {
  let place = 0;
  while (place < count && value[market[place]] > value[company]) place++;
  market.copyWithin(place + 1, place, count);
  market[place] = company;
}

/** M9.8: a newly founded company enters the market. */
export function enterMarket(state: State, company: Owner): void {
  insert(state, company, state.share[FOUNDED] - 1);
}

/** M9.2: changes a value, not below 10, and with it the place in the market. */
export function changeValue(state: State, company: Owner, by: number, emit?: Emit<State>): void {
  const { value, market, share, world } = state;
  const from = value[company];
  const to = Math.max(VALUE_LEAST, from + by);
  if (to === from) return;
  value[company] = to;
  if (world.company) {
    const place = market.indexOf(company);
    market.copyWithin(place, place + 1, share[FOUNDED]);
    insert(state, company, share[FOUNDED] - 1);
  }
  emit?.({ event: 'value', company, from, to }, state);
}

const before = new Uint8Array(8);

/** Calls `each` for every founded company, in the market order at the start. */
export function inMarketOrder({ market, share }: State, each: (company: Owner) => void): void {
  const count = share[FOUNDED];
  before.set(market.subarray(0, count));
  for (let place = 0; place < count; place++) each(before[place]);
}

/** M9.16: the order of a business round. */
export function orderByValue(state: State): number {
  const count = state.share[FOUNDED];
  state.order.set(state.market.subarray(0, count));
  return count;
}

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
