import { GOODS } from '../../../data/board';
import { DELIVERED_END, DELIVERED_SET_VP, DELIVERED_VP } from '../../../data/figures';
import { NO_INCOME } from '../../../rules/state/fields';
import type { Goal } from '../../../rules/state/parts';
import { type State, tableColumn } from '../../../rules/state/state';
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
