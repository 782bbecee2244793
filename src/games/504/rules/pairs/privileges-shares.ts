import { CARD_UPKEEP_MOST, CARD_VALUE_STEP, VALUE_STEP } from '../../data/figures';
import { IN } from '../base/fields';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import { FIRST, SR } from '../shares/fields';
import { orderCompanies } from '../shares/order';
import type { State } from '../state';

const DOUBLE_RISE = kindOf('I(3)');
const LOW_UPKEEP = kindOf('I(7)');
const HALF = kindOf('II(1)');
/** More than any income. */
const ABOVE = 0xffffffff;

/** X25, M3.7: with 3.I and 9.II companies come by their last income, the highest first. */
export function orderCompaniesByIncome(state: State): void {
  orderCompanies(state, (company) => ABOVE - state.income[company]);
}

/** X25, M3.6: the places that were bid for are the order of the first share round alone. */
export function keepsPlaces({ world, share, order, now, seats }: State): boolean {
  if (world.order !== 'income-down' || share[SR] !== 1) return false;
  now[IN] = seats;
  share[FIRST] = order[0];
  return true;
}

/** I(3), M9.12: what a value rises when no share is left. */
export function soldOutRise(state: State, company: Owner): number {
  return hasCard(state, company, DOUBLE_RISE) ? CARD_VALUE_STEP : VALUE_STEP;
}

/** I(7), M9.18. */
export function upkeepDue(state: State, company: Owner, amount: number): number {
  return hasCard(state, company, LOW_UPKEEP) ? Math.min(amount, CARD_UPKEEP_MOST) : amount;
}

/** II(1), M9.18: whether a company may pay half of its income out. */
export function mayHalve(state: State, company: Owner): boolean {
  return hasCard(state, company, HALF);
}
