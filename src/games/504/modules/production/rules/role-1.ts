import { GOODS } from '../../../data/board';
import { GOODS_END, HOUSE_VP, SET_MONEY, SET_VP } from '../../../data/figures';
import type { Owner } from '../../../rules/state/ids';
import type { Goal } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { goodsOnHouses, housesEnd, housesOf, roomOf } from './houses';
import { plantsOf } from './plant';
import { bestExchanged, bestSets } from './sets';

/** The goods of an owner, by kind: in front of it, with 1 on its trading houses. Good until the next call. */
export function goodsOf(state: State, owner: Owner): Uint16Array {
  const { goods, world } = state;
  if (world.role[1] > 0) return goodsOnHouses(state, owner);
  return goods.subarray(owner * GOODS.length, (owner + 1) * GOODS.length);
}

/** M8.15: with 1 there is no exchange. */
function goodsPoints({ world }: State, goods: ArrayLike<number>, room: number): number {
  return world.role[1] > 0 ? bestSets(goods, room, SET_VP) : bestExchanged(goods, room);
}

/** M8.13, X21: with 8.I and 9.II the goods in front of a company pay every round, and stay. */
export function standingGoodsIncome(state: State, owner: Owner): number {
  return bestSets(goodsOf(state, owner), roomOf(state, owner), SET_MONEY);
}

/** M4.19: of a company that has fallen. */
export function clearStock({ goods }: State, owner: Owner): void {
  goods.fill(0, owner * GOODS.length, (owner + 1) * GOODS.length);
}

/** M8.14, M8.15. */
export const goal: Goal<State> = {
  isReached(state) {
    for (let owner = 0; owner < state.owners; owner++) {
      const goods = goodsOf(state, owner).reduce((sum, one) => sum + one, 0);
      if (goods >= GOODS_END && housesOf(state, owner) >= housesEnd(state)) return true;
    }
    return false;
  },
  points: (state, owner) =>
    HOUSE_VP * housesOf(state, owner) +
    goodsPoints(state, goodsOf(state, owner), roomOf(state, owner)),
  tie: plantsOf,
};
