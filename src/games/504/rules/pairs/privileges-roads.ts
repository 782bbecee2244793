import { flaw, truth } from '../../../../kit/reading';
import { CITY, FOREST, MOUNTAIN } from '../../data/board';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { FREE_ROAD } from '../../modules/privileges/state';
import { endOf, endsInOrder, HALF, startOf } from '../../modules/roads/rules/edges';
import { layOwnRoad, placeRefusal, ROAD_RESIDENTS, readEdge } from '../../modules/roads/rules/road';
import { EDGES } from '../../modules/roads/state';
import { UNKNOWN } from '../base/args';
import { NOT_NOW } from '../base/done';
import { hexText, isLaid } from '../base/map';
import { isStep } from '../base/phases';
import { hasSettlement, progress } from '../base/pieces';
import { LAID, NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import { add, type Listing } from '../state/listing';
import { type ActionKind, codeOf, packAction } from '../state/parts';
import { activeOwner, type GamePair, type State } from '../state/state';

const BUILD_FREE = codeOf(3, 7);
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
  code: BUILD_FREE,
  do: 'road',
  keys: ['between', 'free'],
  read(form, state) {
    if (!truth(form.free, 'free')) flaw('not-a-truth-value', 'free');
    return readEdge(form.between, state);
  },
  write: (edge, state) => ({
    between: endsInOrder(state, edge).map((tile) => hexText(state, tile)),
    free: true,
  }),
  belongs: (state) => state.world.role[6] > 0 && isStep(state, 'act'),
  refusal(state, edge) {
    if (edge >= EDGES || !isLaid(state, startOf(edge)) || endOf(state, edge) === NONE)
      return UNKNOWN;
    const owner = activeOwner(state);
    if (!hasRight(state, owner)) return NOT_NOW;
    const ends = [startOf(edge), endOf(state, edge)];
    if (!ends.every((tile) => hasSettlement(state, owner, tile)))
      return { because: 'no-settlement' };
    return placeRefusal(state, owner, edge);
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
    if (!freeRoad.refusal(state, edge)) add(into, packAction(BUILD_FREE, edge));
}

export const privilegesRoads: GamePair = {
  when: (role) => role[3] > 0 && role[6] > 0,
  actions: [freeRoad],
  hooks: {
    figures: [[ROAD_RESIDENTS, easier]],
    steps: { act: { list: listFreeRoads } },
  },
};
