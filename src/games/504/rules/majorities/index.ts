import { KINDS } from '../../data/board';
import { ORDER_ROWS, SCORINGS, SECOND_VP } from '../../data/figures';
import { sortOrder } from '../base/order';
import { residentsOf, settlementsOf } from '../base/pieces';
import { orderCompaniesByPoints } from '../pairs/majorities-shares';
import type { Goal, Hooks, Module, Owner } from '../parts';
import type { State } from '../state';
import { turnCard, turnLeftCard } from './card';
import { NOT_DEALT } from './fields';
import { countAll, leads } from './leads';
import { remove, shrinkPhase } from './remove';
import { income } from './role-2';
import { writing } from './write';

/** M7.1: the rows of order cards, each with one scoring card; with companies a row is dealt in its round. */
function dealRows({ rowCards, rowScoring, seats, world }: State): void {
  rowScoring.fill(1);
  if (world.company) rowCards.fill(NOT_DEALT);
  else for (let row = 0; row < SCORINGS; row++) rowCards[row] = ORDER_ROWS[seats][row];
}

/** M7.6: the fewest VP first; if no owner has any, the order is reversed. */
function orderByPoints(state: State): void {
  if (state.world.company) orderCompaniesByPoints(state);
  else sortOrder(state, (owner) => state.vp[owner]);
}

const roleOne: Hooks<State> = {
  setUp: dealRows,
  orders: { points: orderByPoints },
  turnEnd: turnCard,
  roundEnd: turnLeftCard,
};

/** M7.10: the third scoring ends the match by itself. */
const goal: Goal<State> = {
  isReached: () => false,
  points: () => 0,
  tie: (state, owner) => residentsOf(state, owner) + settlementsOf(state, owner),
};

/** M7.15: VP at the end for every kind in which an owner leads. */
function finalPoints(state: State, owner: Owner): number {
  const all = countAll(state);
  let points = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if (leads(all, state.owners, owner, kind)) points += SECOND_VP[kind];
  return points;
}

const roleThree: Hooks<State> = { finalPoints };

/** Module 7, Majorities. In role I with 9.II income comes by its role II too (G7.1). */
export const majorities: Module<State> = {
  digit: 7,
  actions: [remove],
  phases: [shrinkPhase],
  pendings: [],
  always: {},
  roles: [{ ...roleOne, write: writing }, {}, roleThree],
  goal,
  income,
};
