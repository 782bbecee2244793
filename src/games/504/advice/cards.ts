import { CARD_INCOME } from '../data/figures';
import { cardsOf, cardsToEnd, populationOf } from '../modules/race/rules/cards';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { dollar, SPENT, turnsLeft } from './rates';

/** Points of one more city, and of those that end the match. */
export const CITY_POINTS = 5.5;
const LATE_POINTS = 8;

/** What one more city is worth to an owner, who has not reached it. */
export function cardWorth(state: State, owner: Owner): number {
  const { role, incomeBy } = state.world;
  let worth = 0;
  if (role[2] === 1) {
    const missing = cardsToEnd(state) - populationOf(state, owner);
    worth += missing <= 2 ? LATE_POINTS : CITY_POINTS;
  }
  if (incomeBy === 2)
    worth +=
      SPENT * dollar[0] * CARD_INCOME * (cardsOf(state, owner) + 1) * Math.min(1, turnsLeft[owner]);
  return worth;
}
