import { center, DIRECTIONS } from '../../../kit/hex';
import type { State } from './state';

/**
 * The route that the automa builds, of several least-cost routes to one destination (7.8): from the origin that is
 * first in index order, keeping left at every fork. Routes are hexes in building order.
 */
export function clockwiseRoute(
  state: State,
  routes: readonly number[][],
  company: number,
): number[] {
  const origin = firstOrigin(state, routes, company);
  const destination = routes[0][routes[0].length - 1];
  let open = routes.filter((route) => directionTo(state, origin, route[0]) >= 0);
  let at = origin;
  let facing = facingFrom(state, origin, destination);
  for (let step = 0; open.length > 1; step++) {
    const from = at;
    const turns = open.map((route) => turn(facing, directionTo(state, from, route[step])));
    const leftmost = Math.min(...turns);
    open = open.filter((_, index) => turns[index] === leftmost);
    at = open[0][step];
    facing = directionTo(state, from, at);
  }
  return open[0];
}

/** The first network hex in index order (farthest east, then north) from which one of the routes starts. */
function firstOrigin(state: State, routes: readonly number[][], company: number): number {
  const { hexes, neighbors } = state.board.map;
  let origin = -1;
  for (const [first] of routes) {
    for (const hex of neighbors.subarray(first * 6, first * 6 + 6)) {
      if (hex < 0 || ((state.track[hex] >> company) & 1) === 0) continue;
      const east = origin < 0 ? 1 : hexes[hex].col - hexes[origin].col;
      if (east > 0 || (east === 0 && hexes[hex].row < hexes[origin].row)) origin = hex;
    }
  }
  return origin;
}

/** The direction from a hex to a neighbor; -1 if they are not neighbors. */
function directionTo(state: State, from: number, to: number): number {
  return state.board.map.neighbors.subarray(from * 6, from * 6 + 6).indexOf(to);
}

/** The direction from one hex to a distant one, in sixths of a turn clockwise from north, not rounded. */
function facingFrom(state: State, from: number, to: number): number {
  const a = center(state.board.map.hexes[from]);
  const b = center(state.board.map.hexes[to]);
  return (Math.atan2(b.x - a.x, a.y - b.y) * 3) / Math.PI;
}

/** The turn to the right between two directions, in sixths of a turn: -3 (reversal to the left) to 3. */
function turn(facing: number, direction: number): number {
  const sixths = DIRECTIONS.flat.length;
  const right = (((direction - facing) % sixths) + sixths) % sixths;
  return right > sixths / 2 ? right - sixths : right;
}
