import { SIDES } from '../../../rules/base/map';
import { hasSettlement } from '../../../rules/base/pieces';
import { AT, IN, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { EDGES } from '../state';
import { compareEdges, edgeAt, endOf, hasCommonRoads, hasRoadAt, startOf } from './edges';

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
