import { GOODS, TILES } from '../data/board';
import { DELIVERED_END, HOLDS, TRACK } from '../data/figures';
import {
  deliverGood,
  isThere,
  loadGood,
  loadResident,
  unloadGood,
  unloadResident,
} from '../modules/deliver/rules/cargo';
import { drive, extraPoint, settleHere, tileCost } from '../modules/deliver/rules/drive';
import { residentsAboard } from '../modules/deliver/rules/holds';
import { deliveredPoints } from '../modules/deliver/rules/roles';
import { upgrade } from '../modules/deliver/rules/upgrade';
import { NO_HOLD } from '../modules/deliver/state';
import { isToReach } from '../modules/race/rules/cards';
import { hasCards } from '../modules/race/state';
import { isWalkable, SIDES } from '../rules/base/map';
import { isStep } from '../rules/base/phases';
import { hasSettlement } from '../rules/base/pieces';
import { hasOwnRoad, trolleyExplore } from '../rules/pairs/deliver';
import { moreForGood } from '../rules/pairs/privileges';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { type State, tableColumn } from '../rules/state/state';
import { TILE, tokenWorth, unknownSides } from './exploration';
import {
  cargoWorth,
  deliveriesEach,
  hasRoom,
  measureTakers,
  stepsToTaker,
  takenAt,
} from './freight';
import type { ModuleAdvice } from './parts';
import { cardWorth } from './race';
import { dollar, lasting, turnsLeft } from './rates';
import { reaches, settlings } from './surveyed';

/** Owners plan their ways less well than deliveries follow each other. */
const PACE = 0.6;
/** Points per good, with kinds delivered evenly: for the first five goods, the next five, and so on. */
const MORE_POINTS = [5.4, 4.4, 3.4, 2.4, 1.4] as const;
const HOPED = 0.7;
/** The part of a trolley's potential at its tile that comes true. */
const PROMISED = 0.7;
/** Where the trolley only carries residents or nothing: points of a step faster and of a second hold. */
const THIRD_SPEED = 0.5;
const THIRD_HOLD = 0.6;
/** A way that leads nowhere. */
const IDLE = 0.004;

function deliveredBy({ delivered }: State, owner: Owner): number {
  let count = 0;
  for (let good = 0; good < GOODS.length; good++) count += delivered[owner * GOODS.length + good];
  return count;
}

function deliveredInAll(state: State): number {
  let count = 0;
  for (let owner = 0; owner < state.owners; owner++) count += deliveredBy(state, owner);
  return count;
}

function deliveriesOfAll(state: State): number {
  let count = 0;
  for (let owner = 0; owner < state.owners; owner++) count += deliveriesEach(state, owner);
  return count;
}

function missing(state: State): number {
  return Math.max(0, DELIVERED_END[tableColumn(state)] - deliveredInAll(state));
}

/** Points of more goods after some, as far as they are of kinds that are missing. */
function pointsOfMore(from: number, more: number): number {
  let points = 0;
  for (let band = 0; band < MORE_POINTS.length; band++) {
    const first = Math.max(from, 5 * band);
    const last = Math.min(from + more, 5 * (band + 1));
    if (last > first) points += (last - first) * MORE_POINTS[band];
  }
  return points;
}

/** M1.16: points delivered, plus an expected share of later deliveries. */
function goalPoints(state: State, owner: Owner): number {
  const share = deliveriesEach(state, owner) / Math.max(0.1, deliveriesOfAll(state));
  const more = Math.min(missing(state) * share, deliveriesEach(state, owner) * turnsLeft[owner]);
  return (
    deliveredPoints(state.delivered, owner * GOODS.length) +
    HOPED * pointsOfMore(deliveredBy(state, owner), more)
  );
}

/** What the prices are about, of the more expensive half of the kinds. */
function usualPrice({ prices }: State): number {
  let sum = 0;
  let most = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const price = TRACK[prices[good]];
    sum += price;
    most = Math.max(most, price);
  }
  return (sum / GOODS.length + most) / 2;
}

/** A trolley's worth apart from what counts in roles I and II. */
function trolleyWorth(state: State, owner: Owner): number {
  const hasTwo = state.holds[owner * HOLDS + 1] !== NO_HOLD;
  return THIRD_SPEED * state.speed[owner] + (hasTwo ? THIRD_HOLD : 0);
}

function driveGain(state: State, owner: Owner, to: number): number {
  const here = pulls[state.trolleyAt[owner]];
  return IDLE + 3 * Math.max(0, pulls[to] - here) + (pulls[to] === here ? 0.01 : 0);
}

/** The best place that residents aboard could still settle. */
function bestSettling(): number {
  let best = 0;
  for (let tile = 0; tile < settlings.length; tile++) best = Math.max(best, settlings[tile]);
  return best;
}

/** Module 1: goods in reach, and trolleys that are fast enough for them. */
export const deliverAdvice: ModuleAdvice = {
  digit: 1,
  dollar: 0.05,
  survey(state, owner) {
    if (isStep(state, 'trolley')) surveyPulls(state, owner, true);
  },
  roundsAfter: (state) => Math.max(0, missing(state) / (PACE * deliveriesOfAll(state)) - 1),
  points(state, owner) {
    let points = state.world.role[1] === 1 ? goalPoints(state, owner) : 0;
    points += lasting(turnsLeft[owner]) * trolleyWorth(state, owner);
    if (turnsLeft[owner] <= 0 || state.trolleyAt[owner] === NONE) return points;
    surveyPulls(state, owner, false);
    return points + PROMISED * Math.min(1, turnsLeft[owner]) * pulls[state.trolleyAt[owner]];
  },
  income: (state, owner) =>
    PACE * deliveriesEach(state, owner) * (usualPrice(state) + moreForGood(state, owner)),
  gain(state, owner, kind, args) {
    const tile = state.trolleyAt[owner];
    switch (kind) {
      case upgrade:
        return 2 * lasting(turnsLeft[owner]);
      case drive:
        return driveGain(state, owner, args);
      case loadGood:
        return 2 * loadWorth(tile, args);
      case loadResident:
        return 0.5 * Math.max(0, bestSettling() - reaches[tile]);
      case unloadGood:
        return 0.002;
      case unloadResident:
        return hasSettlement(state, owner, tile) ? 0.005 : settlings[tile];
      case deliverGood:
        return 4 + cargoWorth(state, owner, args);
      case extraPoint:
        return 0.05 * Math.max(0, pulls[tile]) - 0.5 * dollar[0];
      case settleHere:
        return settlings[tile];
      case trolleyExplore:
        return 0.3 + pulls[tile];
      default:
        return 0.3;
    }
  },
};

/* Where a trolley wants to go. */

const KINDS = GOODS.length;
/** The discount per half movement point, and the most sweeps. */
const HALF = 0.955;
const SWEEPS = 9;
/** Of a good that is still to be loaded, or a place that is still to be found, so much counts. */
const LOADED = 0.75;
const FOUND = 0.5;

/** By tile: what an owner's trolley there can still bring. */
const pulls = new Float32Array(TILES);
/** By good: what one more is worth to the owner. */
const worths = new Float32Array(KINDS);

/** Fills `pulls`; with settling only where `surveyTiles` was for the same owner before. */
function surveyPulls(state: State, owner: Owner, settles: boolean): void {
  const { now } = state;
  measureTakers(state, owner);
  for (let good = 0; good < KINDS; good++) worths[good] = cargoWorth(state, owner, good);
  for (let tile = 0; tile < now[LAID]; tile++)
    pulls[tile] = isWalkable(state, tile) ? pullOf(state, owner, tile, settles) : 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) if (!relax(state, owner)) return;
}

/** What a good that is loaded on a tile brings later. */
function loadWorth(tile: number, good: number): number {
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
