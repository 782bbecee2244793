import { GOODS } from '../data/board';
import { DELIVERED_END, HOLDS, TRACK } from '../data/figures';
import {
  deliverGood,
  loadGood,
  loadResident,
  unloadGood,
  unloadResident,
} from '../modules/deliver/rules/cargo';
import { drive, extraPoint, settleHere } from '../modules/deliver/rules/drive';
import { deliveredPoints } from '../modules/deliver/rules/roles';
import { upgrade } from '../modules/deliver/rules/upgrade';
import { NO_HOLD } from '../modules/deliver/state';
import { isStep } from '../rules/base/phases';
import { hasSettlement } from '../rules/base/pieces';
import { trolleyExplore } from '../rules/pairs/deliver';
import { moreForGood } from '../rules/pairs/privileges';
import { NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { type State, tableColumn } from '../rules/state/state';
import { cargoWorth, deliveriesEach } from './freight';
import type { ModuleAdvice } from './parts';
import { loadWorth, pulls, surveyPulls } from './pulls';
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
