import { GOODS } from '../../../data/board';
import {
  DELIVERED_END,
  DELIVERED_SET_VP,
  DELIVERED_VP,
  TRACK,
  TRACK_FALL,
} from '../../../data/figures';
import { figure, figureOf, happened, moment } from '../../../rules/base/ask';
import { INCOME_TAKEN } from '../../../rules/base/flow';
import { NO_INCOME } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Goal, Hooks } from '../../../rules/state/parts';
import { type State, tableColumn } from '../../../rules/state/state';
import { SALES } from '../state';
import { goodsAboard } from './holds';

/** M1.16: points for goods delivered, by kind from `first` on. */
export function deliveredPoints(delivered: ArrayLike<number>, first = 0): number {
  let points = 0;
  let sets = Number.POSITIVE_INFINITY;
  for (let good = 0; good < GOODS.length; good++) {
    const count = delivered[first + good];
    points += DELIVERED_VP[Math.min(count, DELIVERED_VP.length - 1)];
    sets = Math.min(sets, count);
  }
  return points + DELIVERED_SET_VP * sets;
}

/** More than any income: a good aboard comes before it. */
const ABOVE_INCOME = 2 ** 32;

/** M1.16. */
export const goal: Goal<State> = {
  isReached(state) {
    let all = 0;
    const { delivered, fallenDelivered } = state;
    for (let at = 0; at < delivered.length; at++) all += delivered[at];
    for (let good = 0; good < fallenDelivered.length; good++) all += fallenDelivered[good];
    return all >= DELIVERED_END[tableColumn(state)];
  },
  points: ({ delivered }, owner) => deliveredPoints(delivered, owner * GOODS.length),
  tie(state, owner) {
    const income = state.income[owner] === NO_INCOME ? 0 : state.income[owner];
    return goodsAboard(state, owner) * ABOVE_INCOME + income;
  },
};

/** What a good delivered on a tile (`at`) brings, from its price on the track. */
export const SALE_PRICE = figure();
/** A good delivered on a tile was sold for a price on the track (the value). */
export const SOLD = moment();

/** M1.18: the price of one good, which then falls while the others rise. */
export function sellGood(spaces: Uint8Array, good: number): number {
  const price = TRACK[spaces[good]];
  for (let kind = 0; kind < GOODS.length; kind++)
    spaces[kind] =
      kind === good
        ? Math.max(0, spaces[kind] - TRACK_FALL)
        : Math.min(TRACK.length - 1, spaces[kind] + 1);
  return price;
}

const spaces = new Uint8Array(GOODS.length);

/** What the goods listed in this turn bring; they are still listed, and the prices stay. */
export function income(state: State, owner: Owner): number {
  const { prices, sales, salesAt, trip } = state;
  spaces.set(prices);
  let money = 0;
  for (let at = 0; at < trip[SALES]; at++)
    money += figureOf(state, SALE_PRICE, owner, sellGood(spaces, sales[at]), salesAt[at]);
  return money;
}

/** They are sold now. On trading houses they stay (M1.18). */
function clearSales(state: State, owner: Owner): void {
  const { prices, sales, salesAt, trip } = state;
  for (let at = 0; at < trip[SALES]; at++)
    happened(state, SOLD, owner, salesAt[at], sellGood(prices, sales[at]));
  sales.fill(0);
  salesAt.fill(0);
  trip[SALES] = 0;
}

export const selling: Hooks<State> = { happened: [[INCOME_TAKEN, clearSales]] };
