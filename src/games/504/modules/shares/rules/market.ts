import type { Emit } from '../../../../../kit/rules';
import { VALUE_LEAST } from '../../../data/figures';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { FOUNDED } from '../state';

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
