import { DRIVE_COST } from '../../data/figures';
import { WAY_COST } from '../../modules/deliver/rules/drive';
import { GRATIS } from '../../modules/deliver/state';
import { carries, hasCommonRoads } from '../../modules/roads/rules/common-roads';
import { edgeAt, endOf, startOf } from '../../modules/roads/rules/edges';
import { freeRoadRefusal, layOwnRoad, ofFreeRoad } from '../../modules/roads/rules/road';
import { SIDES } from '../base/map';
import { isStep } from '../base/phases';
import { hasSettlement, progress } from '../base/pieces';
import type { Refusal } from '../state/events';
import { NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../state/kind';
import { activeOwner, type GamePair, type State } from '../state/state';

/** M1.7: whether an own road, with armies a road between own tiles, leads from a tile in a direction. */
export function hasOwnRoad(state: State, owner: Owner, tile: number, side: number): boolean {
  if (state.world.role[6] === 0) return false;
  if (hasCommonRoads(state) && !hasSettlement(state, owner, tile)) return false;
  const to = state.neighbor[tile * SIDES + side];
  return carries(state, owner, edgeAt(state, tile, side), to);
}

function byRoad(state: State, owner: Owner, cost: number, side: number): number {
  const isRoad = hasOwnRoad(state, owner, state.trolleyAt[owner], side);
  return isRoad ? Math.min(cost, DRIVE_COST.road) : cost;
}

/** X6: with 1.III a road between the trolley's tile and a neighbor, once a turn and without residents. */
const freeRoad: ActionKind<State> = {
  code: codeFor(1, 10),
  do: 'road',
  ...ofFreeRoad,
  belongs: (state) => mayBuild(state) && isStep(state, 'trolley'),
  refusal: roadRefusal,
  play(state, edge) {
    const owner = activeOwner(state);
    layOwnRoad(state, owner, edge);
    state.trip[GRATIS] = 1;
    progress(state);
  },
};

function mayBuild({ world }: State): boolean {
  return world.role[1] === 3 && world.role[6] > 0;
}

function roadRefusal(state: State, edge: number): Refusal | null {
  if (state.trip[GRATIS] > 0) return { because: 'not-now' };
  const owner = activeOwner(state);
  const at = state.trolleyAt[owner];
  if (startOf(edge) !== at && endOf(state, edge) !== at) return { because: 'too-far' };
  return freeRoadRefusal(state, owner, edge);
}

function listFreeRoads(state: State, into: Listing): void {
  if (!mayBuild(state)) return;
  const at = state.trolleyAt[activeOwner(state)];
  for (let side = 0; side < SIDES; side++) {
    if (state.neighbor[at * SIDES + side] === NONE) continue;
    const edge = edgeAt(state, at, side);
    if (!roadRefusal(state, edge)) add(into, freeRoad.code, edge);
  }
}

export const deliverRoads: GamePair = {
  when: (role) => role[1] > 0 && role[6] > 0,
  actions: [freeRoad],
  hooks: {
    figures: [[WAY_COST, byRoad]],
    steps: { trolley: { list: listFreeRoads } },
  },
};
