import { GOODS } from '../../../data/board';
import { SET_VP } from '../../../data/figures';

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
