import { standingGoodsIncome } from '../pairs/production-shares';
import type { Hooks, Module } from '../parts';
import type { State } from '../state';
import { housePrice } from './houses';
import { clearPlants, handPlantOver, leavePlant, listPlants, plant, takePlant } from './plant';
import { goal, loseGoods } from './role-1';
import { sale, sellSet, swap } from './role-2';
import { roleThree } from './role-3';
import { writing } from './write';

/** M8.8: trading houses, in roles I and II. */
const houses: Hooks<State> = { settlePrice: housePrice };

/** Module 8, Production. */
export const production: Module<State> = {
  digit: 8,
  actions: [plant, swap, sellSet],
  phases: [],
  pendings: [],
  always: {
    setUp: clearPlants,
    steps: { act: { list: listPlants } },
    placed: takePlant,
    left: leavePlant,
    handOver: handPlantOver,
    fell: loseGoods,
    write: writing,
  },
  roles: [houses, { ...houses, steps: { sale } }, roleThree],
  goal,
  // M8.12: what was sold in the step sale; in role I, which has none: M8.13.
  income: (state, owner) =>
    state.world.role[8] === 2 ? state.earned[0] : standingGoodsIncome(state, owner),
};
