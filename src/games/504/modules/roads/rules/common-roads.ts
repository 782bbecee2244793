import { hasSettlement } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import { placeOf, type State } from '../../../rules/state/state';

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

const NO_SETTLEMENT: Refusal = { because: 'no-settlement' };

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
