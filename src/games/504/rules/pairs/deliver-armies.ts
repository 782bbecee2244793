import { POINT, TOLL_PER } from '../../data/figures';
import { MOVEMENT_POINTS } from '../../modules/deliver/rules';
import { GETTING_OFF } from '../../modules/deliver/rules/cargo';
import { DRIVING, DROVE, STEP_COST } from '../../modules/deliver/rules/drive';
import { residentsAboard, takeResidentOff } from '../../modules/deliver/rules/holds';
import { SALE_PRICE, SOLD } from '../../modules/deliver/rules/roles';
import { PASSED } from '../../modules/deliver/state';
import { controllerOf, isForeign, isOpen } from '../../modules/military/rules/armies';
import { attack } from '../../modules/military/rules/attack';
import { capitalFell } from '../../modules/military/rules/capital-falls';
import { skirmish } from '../../modules/military/rules/roles';
import { NO_SETTLEMENT } from '../base/kinds';
import { hasSettlement, isEmpty, settle, settleRefusal } from '../base/pieces';
import type { Emit, Refusal } from '../state/events';
import { NONE } from '../state/fields';
import type { Owner } from '../state/ids';
import type { MomentAnswer } from '../state/parts';
import { activeOwner, type GamePair, placeOf, type State } from '../state/state';

/* X2, M4.20: the trolley among armies. */

/** The other owner that controls a tile and costs a trolley extra points, or NONE. */
function hostOf(state: State, owner: Owner, tile: number): Owner {
  if (isOpen(state, tile)) return NONE;
  const host = controllerOf(state, tile);
  return host === owner ? NONE : host;
}

/** Movement points for being at home, in halves. */
function pointsAtHome(state: State, owner: Owner, points: number): number {
  return points + (hasSettlement(state, owner, state.trolleyAt[owner]) ? POINT : 0);
}

/** At the start of the step: whose tile the trolley is on. */
function start(state: State): void {
  const owner = activeOwner(state);
  notePassed(state, owner, state.trolleyAt[owner]);
}

/** Movement points for the first tile of another owner in a turn. */
function surcharge(state: State, owner: Owner, cost: number, tile: number): number {
  const host = hostOf(state, owner, tile);
  return host === NONE || (state.trip[PASSED] >> host) & 1 ? cost : cost + POINT;
}

function notePassed(state: State, owner: Owner, tile: number): void {
  const host = hostOf(state, owner, tile);
  if (host !== NONE) state.trip[PASSED] |= 1 << host;
}

/** Why the trolley may not enter with those aboard: they would have to attack, or to settle. */
function entryRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (residentsAboard(state, owner) === 0) return null;
  if (attack.isHere(state, owner, tile)) return attack.refusal(state, owner, tile);
  return isEmpty(state, tile) ? settleRefusal(state, owner, tile) : null;
}

/** Those aboard attack a foreign tile, or one of them settles on an empty one. */
const getOff: MomentAnswer<State> = (state, owner, tile, _value, emit) => {
  if (residentsAboard(state, owner) === 0) return;
  if (attack.isHere(state, owner, tile)) {
    if (state.world.role[4] === 3) storm(state, owner, tile, emit);
    else while (takeResidentOff(state, owner)) attack.play(state, owner, tile, emit);
  } else if (isEmpty(state, tile)) {
    takeResidentOff(state, owner);
    settle(state, owner, tile, emit);
  }
};

/** 4.III: one army for one resident; when the last falls one of those left settles, and the others stay with it. */
function storm(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  let fallen = NONE;
  while (attack.isHere(state, owner, tile) && takeResidentOff(state, owner))
    fallen = skirmish(state, owner, tile, emit);
  if (attack.isHere(state, owner, tile)) return;
  const settles = state.storedSettlements[owner] > 0 && takeResidentOff(state, owner);
  if (settles) settle(state, owner, tile, emit);
  const { exhausted, storedResidents } = state;
  while (takeResidentOff(state, owner))
    if (settles) exhausted[placeOf(owner, tile)]++;
    else storedResidents[owner]++;
  if (fallen !== NONE) capitalFell(state, fallen, tile, settles, emit);
}

/** M1.9: residents get off on a foreign tile only as attackers. */
function gettingOffRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (isOpen(state, tile) || !isForeign(state, owner, tile)) return null;
  return NO_SETTLEMENT;
}

/** What of the price of a good is lost, because the city where it was delivered is not the owner's own. */
function tollOf(state: State, owner: Owner, tile: number, price: number): number {
  if (state.world.role[8] === 1 || hasSettlement(state, owner, tile)) return 0;
  return Math.floor(price / TOLL_PER);
}

function priceLeft(state: State, owner: Owner, price: number, tile: number): number {
  return price - tollOf(state, owner, tile, price);
}

/** The toll goes to who controls the city when income is taken, else to the bank. */
function payToll(state: State, owner: Owner, tile: number, price: number): void {
  const toll = tollOf(state, owner, tile, price);
  if (toll === 0) return;
  const host = controllerOf(state, tile);
  if (host !== NONE) state.cash[host] += toll;
}

export const deliverArmies: GamePair = {
  when: (role) => role[1] > 0 && role[4] > 0,
  hooks: {
    figures: [
      [MOVEMENT_POINTS, pointsAtHome],
      [STEP_COST, surcharge],
      [SALE_PRICE, priceLeft],
    ],
    objections: [
      [DRIVING, entryRefusal],
      [GETTING_OFF, gettingOffRefusal],
    ],
    happened: [
      [DROVE, notePassed],
      [DROVE, getOff],
      [SOLD, payToll],
    ],
    steps: { trolley: { start } },
  },
};
