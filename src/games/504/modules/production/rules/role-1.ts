import { GOODS } from '../../../data/board';
import { GOODS_END, HOUSE_VP, SET_MONEY, SET_VP } from '../../../data/figures';
import type { Owner } from '../../../rules/state/ids';
import type { Goal } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { goodsOnHouses, housesEnd, housesOf, roomOf } from './houses';
import { plantsOf } from './plant';

const KIND_COUNT = GOODS.length;
const left = new Uint16Array(KIND_COUNT);

/** M8.11: the worth of a stock's best sets, up to `room` goods, without exchange. `worth` is by size of a set. */
export function bestSets(stock: ArrayLike<number>, room: number, worth: readonly number[]): number {
  for (let good = 0; good < KIND_COUNT; good++) left[good] = stock[good];
  let sum = 0;
  while (room > 0) {
    let size = 0;
    for (let good = 0; good < KIND_COUNT; good++) {
      if (left[good] === 0 || size === room) continue;
      left[good]--;
      size++;
    }
    if (size === 0) break;
    sum += worth[size];
    room -= size;
  }
  return sum;
}

const sorted = new Uint16Array(KIND_COUNT);
const target = new Uint16Array(KIND_COUNT);

/**
 * M8.15: the greatest points of at most `room` goods after exchanges of two for one. The sets of a target are a way to
 * write its size as a sum of sizes 5 to 1; the most of a kind comes from what there is most of.
 */
export function bestExchanged(stock: ArrayLike<number>, room: number): number {
  let goods = 0;
  for (let good = 0; good < KIND_COUNT; good++) {
    sorted[good] = stock[good];
    goods += stock[good];
  }
  sorted.sort();
  sorted.reverse();
  target.fill(0);
  return searchTargets(goods, Math.min(room, goods), KIND_COUNT, 0, 0);
}

/** The best of adding sets of at most `largest` kinds to a target of `size` goods that is worth `points`. */
function searchTargets(
  goods: number,
  room: number,
  largest: number,
  size: number,
  points: number,
): number {
  let best = isReachable(goods, size) ? points : 0;
  for (let kinds = Math.min(largest, room - size); kinds > 0; kinds--) {
    for (let good = 0; good < kinds; good++) target[good]++;
    best = Math.max(best, searchTargets(goods, room, kinds, size + kinds, points + SET_VP[kinds]));
    for (let good = 0; good < kinds; good++) target[good]--;
  }
  return best;
}

/** Whether spare goods, two for one, can replace the missing. */
function isReachable(goods: number, size: number): boolean {
  let missing = 0;
  for (let good = 0; good < KIND_COUNT; good++) missing += Math.max(0, target[good] - sorted[good]);
  return missing <= goods - size;
}

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
