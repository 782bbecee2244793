import { SET_MONEY } from '../../data/figures';
import type { Owner } from '../parts';
import { roomOf } from '../production/houses';
import { goodsOf } from '../production/role-1';
import { bestSets } from '../production/sets';
import type { State } from '../state';

/** X21, M8.13: with 8.I and 9.II the goods in front of a company pay every round, and stay. */
export function standingGoodsIncome(state: State, owner: Owner): number {
  return bestSets(goodsOf(state, owner), roomOf(state, owner), SET_MONEY);
}
