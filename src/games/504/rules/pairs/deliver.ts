import { WATER } from '../../data/board';
import { DRIVE_COST } from '../../data/figures';
import { DELIVERED, DELIVERING } from '../../modules/deliver/rules/cargo';
import { enter, pointsRefusal, tileCost, WAY_COST } from '../../modules/deliver/rules/drive';
import { stockDiscovered } from '../../modules/deliver/rules/holds';
import { GRATIS, MP } from '../../modules/deliver/state';
import {
  BEFORE_DRAWING,
  DISCOVERED,
  draw,
  layMarkers,
} from '../../modules/exploration/rules/discover';
import { ofSide, sideRefusal } from '../../modules/exploration/rules/explore';
import { fromOf, listSides, sideOf } from '../../modules/exploration/rules/hexes';
import { FROM } from '../../modules/exploration/state';
import { houseRefusal, putOnHouse } from '../../modules/production/rules/houses';
import { carries, edgeAt, endOf, hasCommonRoads, startOf } from '../../modules/roads/rules/edges';
import { freeRoadRefusal, layOwnRoad, ofFreeRoad } from '../../modules/roads/rules/road';
import { isInterrupted } from '../base/ask';
import { NOT_NOW, TOO_FAR, UNKNOWN } from '../base/kinds';
import { SIDES } from '../base/map';
import { isStep } from '../base/phases';
import { hasSettlement, progress } from '../base/pieces';
import type { Emit, Refusal } from '../state/events';
import { NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../state/kind';
import { activeOwner, type GamePair, type State } from '../state/state';

/** M1.15, X3: without residents the trolley explores a neighboring hex. */
export const trolleyExplore: ActionKind<State> = {
  code: codeFor(1, 9),
  do: 'explore',
  ...ofSide,
  belongs: (state) => mayExplore(state) && isStep(state, 'trolley'),
  refusal(state, args) {
    if (fromOf(args) !== state.trolleyAt[activeOwner(state)]) return UNKNOWN;
    return pointsRefusal(state, DRIVE_COST.tile) ?? sideRefusal(state, fromOf(args), sideOf(args));
  },
  play(state, args, emit) {
    const owner = activeOwner(state);
    layMarkers(state, fromOf(args), sideOf(args));
    if (!isInterrupted(state, BEFORE_DRAWING, emit)) uncoverByTrolley(state, owner, emit);
  },
};

function mayExplore({ world }: State): boolean {
  return world.role[5] > 0 && !world.residents;
}

function listTrolleyExplores(state: State, into: Listing): void {
  if (!mayExplore(state) || state.trip[MP] < DRIVE_COST.tile) return;
  listSides(state, state.trolleyAt[activeOwner(state)], into, trolleyExplore.code);
}

/** X3, M1.15: the tile is drawn and entered. The trolley stays before water, and before what it has too few points for. */
export function uncoverByTrolley(state: State, owner: Owner, emit?: Emit<State>): void {
  const from = state.explorer[FROM];
  const tile = draw(state, owner, emit);
  const found = state.kind[tile];
  state.explorer.fill(0);
  const cost = tileCost(state, owner, found);
  if (found !== WATER && state.trip[MP] >= cost) enter(state, owner, tile, cost, emit);
  else enter(state, owner, from, DRIVE_COST.tile, emit);
}

export const deliverExploration: GamePair = {
  when: (role) => role[1] > 0 && role[5] > 0,
  actions: [trolleyExplore],
  hooks: {
    happened: [[DISCOVERED, stockDiscovered]],
    steps: { trolley: { list: listTrolleyExplores } },
  },
};

/** X4: with 8.I and 8.II goods are brought to own trading houses. */
export const deliverProduction: GamePair = {
  when: (role) => role[1] > 0 && (role[8] === 1 || role[8] === 2),
  hooks: {
    objections: [[DELIVERING, houseRefusal]],
    happened: [[DELIVERED, putOnHouse]],
  },
};

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
  if (state.trip[GRATIS] > 0) return NOT_NOW;
  const owner = activeOwner(state);
  const at = state.trolleyAt[owner];
  if (startOf(edge) !== at && endOf(state, edge) !== at) return TOO_FAR;
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
