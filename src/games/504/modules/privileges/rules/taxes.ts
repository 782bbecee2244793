import { TAX } from '../../../data/figures';
import { orderOf } from '../../../rules/base/flow';
import { NO_INCOME, ROUND } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { MomentAnswer } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { hasCard, kindOf } from './cards';

const NO_TAX = kindOf('II(2)');

/**
 * M3.8: the taxes of the owners in an order, by their last incomes; who has none pays nothing and is not counted. By
 * order the first is taxed most and the last nothing, otherwise the richest and the poorest.
 */
export function taxesOf(
  order: readonly Owner[],
  incomeOf: (owner: Owner) => number | null,
  isByOrder: boolean,
): readonly (readonly [owner: Owner, amount: number])[] {
  const incomes = order.flatMap((owner) => {
    const income = incomeOf(owner);
    return income === null ? [] : [{ owner, income }];
  });
  // Of equals the earlier is the richest and the later the poorest.
  const sorted = isByOrder ? incomes : [...incomes].sort((a, b) => b.income - a.income);
  const most = sorted[0];
  const least = sorted.length > 1 ? sorted[sorted.length - 1] : null;
  return incomes.map((one) => {
    const rate = one === most ? TAX.first : one === least ? 0 : TAX.other;
    return [one.owner, rate * Math.floor(one.income / TAX.per)];
  });
}

/** Phase 1, from round 2. */
export const payTaxes: MomentAnswer<State> = (state, _owner, _at, _value, emit) => {
  const { cash, income, now, world } = state;
  if (now[ROUND] === 1) return;
  const incomeOf = (owner: Owner) => (income[owner] === NO_INCOME ? null : income[owner]);
  const taxes = taxesOf(orderOf(state), incomeOf, world.order === 'income-down');
  for (const [owner, tax] of taxes) {
    const amount = hasCard(state, owner, NO_TAX) ? 0 : Math.min(tax, cash[owner]);
    if (amount === 0) continue;
    cash[owner] -= amount;
    emit?.({ event: 'tax', owner, amount }, state);
  }
};
