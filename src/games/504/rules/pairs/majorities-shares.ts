import { FIRST_CARD_ROUND, SCORINGS } from '../../data/figures';
import { IN, ROUND } from '../base/fields';
import type { Owner } from '../parts';
import { orderCompanies } from '../shares/order';
import type { State } from '../state';

/** X22, M7.5, M7.6 with 7.I and 9.II: the fewest VP first. The row of the round has a card for each (M7.1). */
export function orderCompaniesByPoints(state: State): void {
  const { now } = state;
  orderCompanies(state, (company) => state.vp[company]);
  const row = now[ROUND] - FIRST_CARD_ROUND;
  if (row >= 0 && row < SCORINGS) state.rowCards[row] = now[IN];
}

/** X20, M7.15: with 7.III and 9.I a share is worth its value plus its company's VP at the end. */
export function shareWorth(state: State, company: Owner): number {
  let worth = state.value[company];
  for (const points of state.world.hooks.finalPoints) worth += points(state, company);
  return worth;
}
