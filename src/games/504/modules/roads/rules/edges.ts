import { TILES } from '../../../data/board';
import { compareTiles, isLaid, SIDES } from '../../../rules/base/map';
import { LAID, NONE } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';

/** Half of the directions: each pair of neighbors has one of them from one of its tiles. */
export const HALF = 3;

/** The place of the road in a direction from a tile; there must be a tile. */
export function edgeAt({ neighbor }: State, tile: number, side: number): number {
  if (side < HALF) return tile * HALF + side;
  return neighbor[tile * SIDES + side] * HALF + side - HALF;
}

/** The tiles at the ends of a road's place; the second is NONE if it has no tile. */
export function startOf(edge: number): number {
  return Math.floor(edge / HALF);
}

export function endOf({ neighbor }: State, edge: number): number {
  return neighbor[startOf(edge) * SIDES + (edge % HALF)];
}

/** Whether a place is between two tiles. */
export function isEdge(state: State, edge: number): boolean {
  return isLaid(state, startOf(edge)) && endOf(state, edge) !== NONE;
}

/** Whether an own road touches a tile. */
export function hasRoadAt(state: State, owner: number, tile: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    if (state.neighbor[tile * SIDES + side] === NONE) continue;
    if ((state.roads[edgeAt(state, tile, side)] >> owner) & 1) return true;
  }
  return false;
}

const touching = new Uint8Array(TILES);

/** By tile: the owners whose roads touch it, a bit each. Good until the next call. */
export function ownersAt(state: State): Uint8Array {
  touching.fill(0);
  const edges = state.now[LAID] * HALF;
  for (let edge = 0; edge < edges; edge++) {
    const owners = state.roads[edge];
    if (owners === 0) continue;
    touching[startOf(edge)] |= owners;
    touching[endOf(state, edge)] |= owners;
  }
  return touching;
}

/** Ascending by the lesser end, then by the other one. */
export function compareEdges(state: State, a: number, b: number): number {
  const [lessA, moreA] = endsInOrder(state, a);
  const [lessB, moreB] = endsInOrder(state, b);
  return compareTiles(state, lessA, lessB) || compareTiles(state, moreA, moreB);
}

/** The ends of a road's place, ascending by q, then r (J9). */
export function endsInOrder(state: State, edge: number): readonly [number, number] {
  const [start, end] = [startOf(edge), endOf(state, edge)];
  return compareTiles(state, start, end) < 0 ? [start, end] : [end, start];
}
