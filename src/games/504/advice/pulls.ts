import { GOODS, TILES } from '../data/board';
import { HOLDS } from '../data/figures';
import { isThere } from '../modules/deliver/rules/cargo';
import { tileCost } from '../modules/deliver/rules/drive';
import { residentsAboard } from '../modules/deliver/rules/holds';
import { isToReach } from '../modules/race/rules/cards';
import { hasCards } from '../modules/race/state';
import { isWalkable, SIDES } from '../rules/base/map';
import { hasSettlement } from '../rules/base/pieces';
import { hasOwnRoad } from '../rules/pairs/deliver';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import { cardWorth } from './cards';
import { TILE, tokenWorth, unknownSides } from './exploration';
import { cargoWorth, hasRoom, measureTakers, stepsToTaker, takenAt } from './freight';
import { settlings } from './surveyed';

/* Where a trolley wants to go. */

const KINDS = GOODS.length;
/** The discount per half movement point, and the most sweeps. */
const HALF = 0.955;
const SWEEPS = 9;
/** Of a good that is still to be loaded, or a place that is still to be found, so much counts. */
const LOADED = 0.75;
const FOUND = 0.5;

/** By tile: what an owner's trolley there can still bring. */
export const pulls = new Float32Array(TILES);
/** By good: what one more is worth to the owner. */
const worths = new Float32Array(KINDS);

/** Fills `pulls`; with settling only where `surveyTiles` was for the same owner before. */
export function surveyPulls(state: State, owner: Owner, settles: boolean): void {
  const { now } = state;
  measureTakers(state, owner);
  for (let good = 0; good < KINDS; good++) worths[good] = cargoWorth(state, owner, good);
  for (let tile = 0; tile < now[LAID]; tile++)
    pulls[tile] = isWalkable(state, tile) ? pullOf(state, owner, tile, settles) : 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) if (!relax(state, owner)) return;
}

/** What a good that is loaded on a tile brings later. */
export function loadWorth(tile: number, good: number): number {
  const far = stepsToTaker(good, tile);
  return far < 0 ? 0 : worths[good] * HALF ** (2 * far);
}

function pullOf(state: State, owner: Owner, tile: number, settles: boolean): number {
  let pull = 0;
  const taken = takenAt(state, owner, tile);
  for (let hold = owner * HOLDS; hold < (owner + 1) * HOLDS; hold++) {
    const good = state.holds[hold] - 1;
    if (good >= 0 && good < KINDS && (taken >> good) & 1) pull += worths[good];
  }
  if (hasRoom(state, owner)) pull += LOADED * bestLoad(state, owner, tile);
  if (hasCards(state.world) && isToReach(state, owner, tile)) pull += cardWorth(state, owner);
  if (!state.world.residents && state.world.role[5] > 0 && unknownSides(state, tile) > 0)
    pull += FOUND * (TILE + tokenWorth(state, owner));
  const carries = !state.world.residents || residentsAboard(state, owner) > 0;
  if (settles && carries && !hasSettlement(state, owner, tile)) pull += settlings[tile];
  return pull;
}

/** The best good to be had on a tile. */
function bestLoad(state: State, owner: Owner, tile: number): number {
  let best = 0;
  for (let good = 0; good < KINDS; good++)
    if (isThere(state, owner, tile, good)) best = Math.max(best, loadWorth(tile, good));
  return best;
}

/** From every tile to those next to it; false once nothing changes anymore. */
function relax(state: State, owner: Owner): boolean {
  const { now, neighbor, kind } = state;
  let isMoving = false;
  for (let tile = 0; tile < now[LAID]; tile++) {
    if (!isWalkable(state, tile)) continue;
    for (let side = 0; side < SIDES; side++) {
      const other = neighbor[tile * SIDES + side];
      if (other === NONE || pulls[other] === 0) continue;
      const halves = hasOwnRoad(state, owner, tile, side) ? 1 : tileCost(state, owner, kind[other]);
      const pull = pulls[other] * HALF ** halves;
      if (pull <= pulls[tile] + 0.001) continue;
      pulls[tile] = pull;
      isMoving = true;
    }
  }
  return isMoving;
}
