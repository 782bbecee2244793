import { sortOrder } from '../base/order';
import { residentsOf, settlementsOf } from '../base/pieces';
import { orderCompaniesByPoints } from '../pairs/majorities-shares';
import type { Goal, Hooks } from '../parts';
import type { State } from '../state';
import { turnCard, turnLeftCard } from './card';
import { dealRows } from './set-up';

/** M7.6: the fewest VP first; if no owner has any, the order is reversed. */
function orderByPoints(state: State): void {
  if (state.world.company) orderCompaniesByPoints(state);
  else sortOrder(state, (owner) => state.vp[owner]);
}

export const roleOne: Hooks<State> = {
  setUp: dealRows,
  orders: { points: orderByPoints },
  turnEnd: turnCard,
  roundEnd: turnLeftCard,
};

/** M7.10: the third scoring ends the match by itself. */
export const goal: Goal<State> = {
  isReached: () => false,
  points: () => 0,
  tie: (state, owner) => residentsOf(state, owner) + settlementsOf(state, owner),
};
