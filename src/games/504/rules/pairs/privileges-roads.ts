import { CITY, FOREST, MOUNTAIN } from '../../data/board';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { FREE_ROAD } from '../../modules/privileges/state';
import { HALF, isEdge } from '../../modules/roads/rules/edges';
import {
  freeRoadRefusal,
  layOwnRoad,
  ofFreeRoad,
  ROAD_RESIDENTS,
} from '../../modules/roads/rules/road';
import { NOT_NOW } from '../base/kinds';
import { isStep } from '../base/phases';
import { progress } from '../base/pieces';
import { LAID } from '../state/fields';
import type { Owner } from '../state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../state/kind';
import { activeOwner, type GamePair, type State } from '../state/state';

const FREE = kindOf('III(9)');

const EASY: readonly (readonly [kind: number, card: number])[] = [
  [FOREST, kindOf('I(9)')],
  [MOUNTAIN, kindOf('II(7)')],
  [CITY, kindOf('II(8)')],
];
const EASY_COST = 1;

/** M6.3: what a kind of tile counts for the road of an owner; with 6.III cards change nothing. */
function easier(state: State, owner: Owner, cost: number, kind: number): number {
  if (state.world.role[6] < 3)
    for (const [easy, card] of EASY)
      if (easy === kind && hasCard(state, owner, card)) return EASY_COST;
  return cost;
}

/** M6.6, III(9): once a turn a road without residents; with armies both ends are own. */
export const freeRoad: ActionKind<State> = {
  code: codeFor(3, 7),
  do: 'road',
  ...ofFreeRoad,
  belongs: (state) => state.world.role[6] > 0 && isStep(state, 'act'),
  refusal(state, edge) {
    const owner = activeOwner(state);
    return hasRight(state, owner) ? freeRoadRefusal(state, owner, edge) : NOT_NOW;
  },
  play(state, edge) {
    layOwnRoad(state, activeOwner(state), edge);
    state.stall[FREE_ROAD] = 1;
    progress(state);
  },
};

function hasRight(state: State, owner: Owner): boolean {
  return hasCard(state, owner, FREE) && state.stall[FREE_ROAD] === 0;
}

function listFreeRoads(state: State, into: Listing): void {
  if (!hasRight(state, activeOwner(state))) return;
  for (let edge = 0; edge < state.now[LAID] * HALF; edge++)
    if (isEdge(state, edge) && !freeRoad.refusal(state, edge)) add(into, freeRoad.code, edge);
}

export const privilegesRoads: GamePair = {
  when: (role) => role[3] > 0 && role[6] > 0,
  actions: [freeRoad],
  hooks: {
    figures: [[ROAD_RESIDENTS, easier]],
    steps: { act: { list: listFreeRoads } },
  },
};
