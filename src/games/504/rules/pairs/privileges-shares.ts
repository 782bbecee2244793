import { CARD_UPKEEP_MOST, CARD_VALUE_STEP } from '../../data/figures';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { orderCompanies } from '../../modules/shares/rules/market';
import { MAY_HALVE, UPKEEP_DUE } from '../../modules/shares/rules/role-1';
import { SOLD_OUT_RISE } from '../../modules/shares/rules/share-round';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

const DOUBLE_RISE = kindOf('I(3)');
const LOW_UPKEEP = kindOf('I(7)');
const HALF = kindOf('II(1)');
/** More than any income. */
const ABOVE = 0xffffffff;

/** X25, M3.7: with 3.I and 9.II companies come by their last income, the highest first. */
function orderCompaniesByIncome(state: State): void {
  orderCompanies(state, (company) => ABOVE - state.income[company]);
}

/** I(3), M9.12. */
function doubleRise(state: State, company: Owner, rise: number): number {
  return hasCard(state, company, DOUBLE_RISE) ? CARD_VALUE_STEP : rise;
}

/** I(7), M9.18. */
function lowUpkeep(state: State, company: Owner, amount: number): number {
  return hasCard(state, company, LOW_UPKEEP) ? Math.min(amount, CARD_UPKEEP_MOST) : amount;
}

/** II(1), M9.18. */
function mayHalve(state: State, company: Owner, may: number): number {
  return hasCard(state, company, HALF) ? 1 : may;
}

/** Companies have the cards. */
export const privilegesShares: GamePair = {
  when: (role) => role[3] > 0 && (role[9] === 1 || role[9] === 2),
  hooks: {
    figures: [
      [SOLD_OUT_RISE, doubleRise],
      [UPKEEP_DUE, lowUpkeep],
      [MAY_HALVE, mayHalve],
    ],
    orders: { 'income-down': orderCompaniesByIncome },
  },
};
