import { flaw } from '../../../../kit/reading';
import type { Refusal } from '../../../../kit/rules';
import { UNKNOWN } from '../base/args';
import { hexText, isLaid, SIDES } from '../base/map';
import { progress } from '../base/pieces';
import { isStep } from '../base/steps';
import { NONE } from '../base/windows';
import { GRATIS } from '../deliver/windows';
import { add, type Listing } from '../listing';
import { type ActionKind, codeOf, type Owner, packAction } from '../parts';
import { edgeAt, endOf, endsInOrder, startOf } from '../roads/edges';
import { layOwnRoad, placeRefusal, readEdge } from '../roads/place';
import { EDGES } from '../roads/windows';
import { activeOwner, type State } from '../state';

const FREE_ROAD = codeOf(1, 10);

/** M1.7: whether an own road leads from a tile in a direction; there must be a tile. */
export function hasOwnRoad(state: State, owner: Owner, tile: number, side: number): boolean {
  return state.world.role[6] > 0 && ((state.roads[edgeAt(state, tile, side)] >> owner) & 1) > 0;
}

/** X6: with 1.III a road between the trolley's tile and a neighbor, once a turn and without residents. */
export const freeRoad: ActionKind<State> = {
  do: 'road',
  keys: ['between', 'free'],
  read: ({ between, free }, state) => {
    if (free !== true) flaw('not-a-truth-value', 'free');
    return readEdge(between, state);
  },
  write: (edge, state) => ({
    between: endsInOrder(state, edge).map((tile) => hexText(state, tile)),
    free: true,
  }),
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
  if (edge >= EDGES || !isLaid(state, startOf(edge)) || endOf(state, edge) === NONE) return UNKNOWN;
  const owner = activeOwner(state);
  const at = state.trolleyAt[owner];
  if (startOf(edge) !== at && endOf(state, edge) !== at) return { because: 'too-far' };
  return placeRefusal(state, owner, edge);
}

export function listFreeRoads(state: State, into: Listing): void {
  if (!mayBuild(state)) return;
  const at = state.trolleyAt[activeOwner(state)];
  for (let side = 0; side < SIDES; side++) {
    if (state.neighbor[at * SIDES + side] === NONE) continue;
    const edge = edgeAt(state, at, side);
    if (!roadRefusal(state, edge)) add(into, packAction(FREE_ROAD, edge));
  }
}
