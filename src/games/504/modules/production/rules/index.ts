import type { JsonObject } from '../../../../../kit/json';
import { GOODS } from '../../../data/board';
import { PURCHASE_EXTRA } from '../../../data/figures';
import { BUYING } from '../../../rules/base/buy';
import { SET_UP } from '../../../rules/base/flow';
import { isStep } from '../../../rules/base/phases';
import { FELL, HANDED_OVER, LEFT, PLACED, SETTLE_PRICE } from '../../../rules/base/pieces';
import { writeCounts } from '../../../rules/base/writing';
import type { Refusal } from '../../../rules/state/events';
import { BOUGHT, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Hooks, Module, World, Writing } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { addHousePrice, loseGoods, writeHouses } from './houses';
import {
  clearPlants,
  handPlantOver,
  leavePlant,
  listPlants,
  plant,
  plantsOf,
  takePlant,
} from './plant';
import { clearStock, goal, goodsOf, standingGoodsIncome } from './role-1';
import { sale, sellSet, swap } from './role-2';

const writing: Writing<State> = {
  turn: (state): JsonObject =>
    isStep(state, 'sale') ? { room: state.room[0], earned: state.earned[0] } : {},
  tile({ plant, plantOwner, fullPlant }, tile): JsonObject {
    if (plant[tile] === 0) return {};
    const owner = plantOwner[tile] === NONE ? null : plantOwner[tile];
    const full = fullPlant[tile] > 0 ? { full: true } : {};
    return { plant: { good: GOODS[plant[tile] - 1], owner, ...full } };
  },
  owner(state, owner): JsonObject {
    if (state.world.role[8] === 3) return {};
    if (state.world.role[1] > 0) return { houses: writeHouses(state, owner) };
    return { goods: writeCounts(GOODS, goodsOf(state, owner)) };
  },
};

/** M8.16: from an owner's second turn on it buys no more than its plants and two. */
function limitRefusal(state: State, owner: Owner): Refusal | null {
  if (state.turnsTaken[owner] === 0) return null;
  const most = plantsOf(state, owner) + PURCHASE_EXTRA;
  return state.now[BOUGHT] >= most ? { because: 'purchase-limit', most } : null;
}

const roleThree: Hooks<State> = { objections: [[BUYING, limitRefusal]] };

/** M8.12, X4: with 1 goods are sold on the houses. */
function hasSale({ role }: World<State>): boolean {
  return role[8] === 2 && role[1] === 0;
}

/** M8.8: trading houses, in roles I and II. */
const houses: Hooks<State> = {
  figures: [[SETTLE_PRICE, addHousePrice]],
  happened: [[LEFT, loseGoods]],
};

/** Module 8, Production. */
export const production: Module<State> = {
  digit: 8,
  actions: [plant, swap, sellSet],
  phases: [],
  pendings: [],
  always: {
    happened: [
      [SET_UP, clearPlants],
      [PLACED, takePlant],
      [LEFT, leavePlant],
      [HANDED_OVER, handPlantOver],
      [FELL, clearStock],
    ],
    steps: { act: { list: listPlants } },
    write: writing,
  },
  roles: [[houses], [houses, { steps: { sale } }], [roleThree]],
  goal,
  // M8.12: what was sold in the step sale; where there is none: M8.13.
  income: (state, owner) =>
    hasSale(state.world) ? state.earned[0] : standingGoodsIncome(state, owner),
};
