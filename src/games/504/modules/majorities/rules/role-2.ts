import { KINDS } from '../../../data/board';
import { LEAD_INCOME, LEAD_INCOME_MOST } from '../../../data/figures';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { countAll, leads } from './leads';

/** M7.12: for every kind in which an owner leads. */
export function leadIncome(all: ArrayLike<number>, owners: number, owner: Owner): number {
  let income = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if (leads(all, owners, owner, kind))
      income += Math.min(LEAD_INCOME * all[owner * KINDS.length + kind], LEAD_INCOME_MOST[kind]);
  return income;
}

export function income(state: State, owner: Owner): number {
  return leadIncome(countAll(state), state.owners, owner);
}
