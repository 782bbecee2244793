import { TILES } from '../../../data/board';
import { NO_SETTLEMENT } from '../../../rules/base/kinds';
import { compareTiles, isLaid, SIDES } from '../../../rules/base/map';
import { hasSettlement } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { AT, IN, LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { placeOf, type State } from '../../../rules/state/state';
import { EDGES } from '../state';

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

/** X14, M6.14: with armies roads have no owner, with at most one between two tiles. */
export function hasCommonRoads({ world }: State): boolean {
  return world.role[4] > 0;
}

/** Whether an owner goes free along a road onto a tile: an own road, or with armies any road to an own tile. */
export function carries(state: State, owner: Owner, edge: number, to: number): boolean {
  if (!hasCommonRoads(state)) return ((state.roads[edge] >> owner) & 1) > 0;
  return state.neutralRoads[edge] > 0 && hasSettlement(state, owner, to);
}

/** Whether there is a road by which the owner could go. */
export function hasAnyRoad(state: State, owner: Owner): boolean {
  return hasCommonRoads(state) ? state.neutrals[0] > 0 : state.roadCount[owner] > 0;
}

/** M6.3, M6.14: both ends are own; with fights one of them may be a foreign tile with own attackers. */
export function endsRefusal(state: State, owner: Owner, one: number, two: number): Refusal | null {
  const isOneOwn = hasSettlement(state, owner, one);
  const isTwoOwn = hasSettlement(state, owner, two);
  if (isOneOwn && isTwoOwn) return null;
  const attacked = isOneOwn ? two : one;
  if (isOneOwn === isTwoOwn || !(state.attackers[placeOf(owner, attacked)] > 0))
    return NO_SETTLEMENT;
  return null;
}

/** A new road between two tiles. */
export function layRoad(state: State, owner: Owner, edge: number): void {
  if (hasCommonRoads(state)) {
    state.neutralRoads[edge]++;
    state.neutrals[0]++;
  } else {
    state.roads[edge] |= 1 << owner;
    state.roadCount[owner]++;
  }
}

/** Whether an owner may not build a road there because there is one. */
export function isBuilt(state: State, owner: Owner, edge: number): boolean {
  if (hasCommonRoads(state)) return state.neutralRoads[edge] > 0;
  return ((state.roads[edge] >> owner) & 1) > 0;
}

/** M6.12: own roads at a tile that a settlement has left turn neutral. */
export function turnNeutral(state: State, owner: Owner, tile: number): void {
  if (state.roadCount[owner] === 0) return;
  for (let side = 0; side < SIDES; side++) {
    if (state.neighbor[tile * SIDES + side] === NONE) continue;
    const edge = edgeAt(state, tile, side);
    if (((state.roads[edge] >> owner) & 1) === 0) continue;
    state.roads[edge] &= ~(1 << owner);
    state.roadCount[owner]--;
    state.neutralRoads[edge]++;
    state.neutrals[0]++;
  }
}

/** M6.12: neutral roads become those of owners who have reached them, until nothing changes. */
export function claimNeutral(state: State): void {
  if (hasCommonRoads(state)) return;
  while (state.neutrals[0] > 0 && isClaimed(state)) claimInOrder(state);
}

/** Whether any owner can claim a neutral road. */
function isClaimed(state: State): boolean {
  for (let edge = 0; edge < EDGES; edge++) {
    if (state.neutralRoads[edge] === 0) continue;
    for (let at = 0; at < state.now[IN]; at++)
      if (mayClaim(state, state.order[at], edge)) return true;
  }
  return false;
}

/** Once through all neutral roads. */
function claimInOrder(state: State): void {
  const { neutralRoads, now, order, roads } = state;
  const places: number[] = [];
  for (let edge = 0; edge < EDGES; edge++) if (neutralRoads[edge] > 0) places.push(edge);
  places.sort((a, b) => compareEdges(state, a, b));
  for (const edge of places) {
    for (let at = 0; at < now[IN] && neutralRoads[edge] > 0; at++) {
      const owner = order[(now[AT] + at) % now[IN]];
      if (!mayClaim(state, owner, edge)) continue;
      neutralRoads[edge]--;
      state.neutrals[0]--;
      roads[edge] |= 1 << owner;
      state.roadCount[owner]++;
    }
  }
}

function mayClaim(state: State, owner: Owner, edge: number): boolean {
  const start = startOf(edge);
  const end = endOf(state, edge);
  return (
    ((state.roads[edge] >> owner) & 1) === 0 &&
    hasSettlement(state, owner, start) &&
    hasSettlement(state, owner, end) &&
    (hasRoadAt(state, owner, start) || hasRoadAt(state, owner, end))
  );
}
