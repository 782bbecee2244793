import { wordOf } from '../../../../../kit/reading';
import { CITY, FISH, GOOD_OF_KIND, GOODS, TILES, WATER } from '../../../data/board';
import { FISH_COST, PLANT_COST } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { hexOf, NO_SETTLEMENT, TAKEN, UNKNOWN } from '../../../rules/base/kinds';
import { hexText, isLaid, tileAt, touches } from '../../../rules/base/map';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, progress } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

const TILE_BITS = 6;

/** The residents that a plant takes on a kind of tile (`at`). */
export const PLANT_RESIDENTS = figure();

const WRONG_GOOD: Refusal = { because: 'wrong-good' };

/** M8.2: a plant for the good of its tile, or for fish beside water. */
export const plant: ActionKind<State> = {
  code: codeFor(8, 0),
  do: 'plant',
  keys: ['at', 'good'],
  read(form, state) {
    const tile = tileAt(state, ...hexOf(form.at, 'at'));
    const good = wordOf(form.good, 'good', GOODS);
    return tile === NONE ? UNKNOWN : packPlant(tile, good);
  },
  write: (args, state) => ({ at: hexText(state, tileIn(args)), good: GOODS[goodIn(args)] }),
  isOne: (args, state) => isLaid(state, tileIn(args)) && goodIn(args) < GOODS.length,
  belongs: (state) => state.world.role[8] > 0 && isStep(state, 'act'),
  refusal(state, args) {
    const tile = tileIn(args);
    const owner = activeOwner(state);
    const refused = placeRefusal(state, owner, tile) ?? goodRefusal(state, tile, goodIn(args));
    if (refused) return refused;
    const needs = plantCost(state, tile, goodIn(args));
    const has = state.active[placeOf(owner, tile)];
    return has < needs ? { because: 'no-active', needs, has } : null;
  },
  play(state, args) {
    const owner = activeOwner(state);
    const tile = tileIn(args);
    const cost = plantCost(state, tile, goodIn(args));
    state.active[placeOf(owner, tile)] -= cost;
    state.exhausted[placeOf(owner, tile)] += cost;
    state.plant[tile] = 1 + goodIn(args);
    state.plantOwner[tile] = owner;
    progress(state);
    // M8.4: 8.I gives one at once; with 1 there is one on the plant.
    if (state.world.role[1] > 0) state.fullPlant[tile] = 1;
    else if (state.world.role[8] === 1) state.goods[owner * GOODS.length + goodIn(args)]++;
  },
};

function packPlant(tile: number, good: number): number {
  return tile | (good << TILE_BITS);
}

export function tileIn(args: number): number {
  return args & ((1 << TILE_BITS) - 1);
}

export function goodIn(args: number): number {
  return args >> TILE_BITS;
}

function placeRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (!hasSettlement(state, owner, tile)) return NO_SETTLEMENT;
  return state.plant[tile] > 0 ? TAKEN : null;
}

function goodRefusal(state: State, tile: number, good: number): Refusal | null {
  const kind = state.kind[tile];
  if (kind === CITY || kind === WATER) return WRONG_GOOD;
  if (good === FISH) return touches(state, tile, WATER) ? null : WRONG_GOOD;
  return GOOD_OF_KIND[kind] === good ? null : WRONG_GOOD;
}

export function plantCost(state: State, tile: number, good: number): number {
  if (good === FISH) return FISH_COST;
  return plantCostOn(state, activeOwner(state), state.kind[tile]);
}

/** M8.2. */
export function plantCostOn(state: State, owner: Owner, kind: number): number {
  return figureOf(state, PLANT_RESIDENTS, owner, PLANT_COST[kind], kind);
}

export function listPlants(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let tile = 0; tile < state.now[LAID] && !isFull(into); tile++) {
    const has = state.active[placeOf(owner, tile)];
    if (has === 0 || placeRefusal(state, owner, tile)) continue;
    const own = GOOD_OF_KIND[state.kind[tile]];
    if (own >= 0) listPlant(state, tile, own, has, into);
    listPlant(state, tile, FISH, has, into);
  }
}

function listPlant(state: State, tile: number, good: number, has: number, into: Listing): void {
  if (!goodRefusal(state, tile, good) && plantCost(state, tile, good) <= has)
    add(into, plant.code, packPlant(tile, good));
}

/** How many plants an owner has. */
export function plantsOf({ plantOwner, now }: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < now[LAID]; tile++) if (plantOwner[tile] === owner) count++;
  return count;
}

/** M8.6: an ownerless plant goes to the owner that places a settlement there in its own turn. */
export function takePlant(state: State, owner: Owner, tile: number): void {
  if (state.plant[tile] > 0 && state.plantOwner[tile] === NONE && owner === activeOwner(state))
    state.plantOwner[tile] = owner;
}

/** G6.11. */
export function leavePlant(state: State, owner: Owner, tile: number): void {
  if (state.plantOwner[tile] === owner) state.plantOwner[tile] = NONE;
}

/** M4.12, M4.19: it goes with the tile. */
export function handPlantOver({ plantOwner }: State, to: Owner, tile: number, from: Owner): void {
  if (plantOwner[tile] === from) plantOwner[tile] = to;
}

/** Every tile begins without a plant, so without an owner of one. */
export function clearPlants({ plantOwner }: State): void {
  plantOwner.fill(NONE, 0, TILES);
}
