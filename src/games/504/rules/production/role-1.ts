import { GOODS } from '../../data/board';
import { GOODS_END, HOUSE_VP } from '../../data/figures';
import { housesEnd } from '../pairs/military-production';
import type { Goal, Owner } from '../parts';
import type { State } from '../state';
import { housesOf, roomOf } from './houses';
import { plantsOf } from './plant';
import { bestExchanged } from './sets';

/** The goods in front of an owner, by kind. */
export function goodsOf({ goods }: State, owner: Owner): Uint16Array {
  return goods.subarray(owner * GOODS.length, (owner + 1) * GOODS.length);
}

/** M4.19: of a company that has fallen. */
export function loseGoods(state: State, owner: Owner): void {
  goodsOf(state, owner).fill(0);
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
    HOUSE_VP * housesOf(state, owner) + bestExchanged(goodsOf(state, owner), roomOf(state, owner)),
  tie: plantsOf,
};
