import type { JsonObject } from '../../../../../kit/json';
import { flaw } from '../../../../../kit/reading';
import { CITY, GOODS, offerOf } from '../../../data/board';
import { FREE_MOST } from '../../../data/figures';
import { happened, moment, objection, objectionTo } from '../../../rules/base/ask';
import { NO_PIECE, NOT_NOW, ofWord, TAKEN, TIRED } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, progress, settle, settleRefusal } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { FREE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import {
  EMPTY_HOLD,
  hasDemand,
  hasHouses,
  hasTrack,
  ONE_RESIDENT,
  SALES,
  TWO_RESIDENTS,
} from '../state';
import {
  holdForResident,
  holdWith,
  holdWithGood,
  lastHoldWithResidents,
  takeResidentOff,
} from './holds';

/** Bringing a good to the own trading house on a tile (X4). */
export const DELIVERING = objection();
/** A good (the value) was delivered to the city of a tile. */
export const DELIVERED = moment();

const NO_DEMAND: Refusal = { because: 'no-demand' };
/** M1.10: a good from a hold for the city of the tile. */
export const deliverGood: ActionKind<State> = {
  code: codeFor(1, 6),
  do: 'deliver',
  ...ofWord('good', GOODS),
  belongs: (state) => isStep(state, 'trolley'),
  refusal: (state, good) => deliveryRefusal(state, activeOwner(state), good),
  play(state, good, emit) {
    const owner = activeOwner(state);
    const tile = state.trolleyAt[owner];
    state.holds[holdWithGood(state, owner, good)] = EMPTY_HOLD;
    if (hasDemand(state.world)) {
      state.covered[tile] |= 1 << good;
      state.delivered[owner * GOODS.length + good]++;
    }
    if (hasTrack(state.world)) listForSale(state, tile, good);
    happened(state, DELIVERED, owner, tile, good, emit);
    progress(state);
  },
};

function listForSale({ sales, salesAt, trip }: State, tile: number, good: number): void {
  if (salesAt.length > 0) salesAt[trip[SALES]] = tile;
  sales[trip[SALES]++] = good;
}

/** Why a good cannot be delivered on the trolley's tile. */
function deliveryRefusal(state: State, owner: Owner, good: number): Refusal | null {
  if (holdWithGood(state, owner, good) < 0) return NO_PIECE;
  const { world, kind, number, covered } = state;
  const tile = state.trolleyAt[owner];
  if (kind[tile] !== CITY) return NO_DEMAND;
  if (hasDemand(world)) {
    if (offerOf(number[tile]) === good) return NO_DEMAND;
    if ((covered[tile] >> good) & 1) return TAKEN;
  }
  if (hasHouses(world)) return objectionTo(state, DELIVERING, owner, tile);
  return hasDemand(world) ? null : NO_DEMAND;
}

export function listDeliveries(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let good = 0; good < GOODS.length; good++)
    if (!deliveryRefusal(state, owner, good)) add(into, deliverGood.code, good);
}

const NO_ROOM: Refusal = { because: 'no-room' };
const WRONG_GOOD: Refusal = { because: 'wrong-good' };

/** M1.8: a good is loaded: from the own plant, from the city, or lying loose on the tile. */
export const loadGood: ActionKind<State> = {
  code: codeFor(1, 2),
  do: 'load',
  ...ofWord('good', GOODS),
  belongs: (state) => isStep(state, 'trolley'),
  refusal: loadRefusal,
  play(state, good) {
    const owner = activeOwner(state);
    const tile = state.trolleyAt[owner];
    if (isOnPlant(state, owner, tile, good)) state.fullPlant[tile] = 0;
    else if (isInCity(state, tile, good)) state.cityGoods[tile]--;
    else state.loose[tile * GOODS.length + good]--;
    state.holds[holdWith(state, owner, EMPTY_HOLD)] = 1 + good;
    state.now[FREE]++;
    progress(state);
  },
};

function isOnPlant(
  { fullPlant, plant, plantOwner }: State,
  owner: Owner,
  tile: number,
  good: number,
) {
  return fullPlant[tile] > 0 && plantOwner[tile] === owner && plant[tile] === 1 + good;
}

function isInCity({ cityGoods, number }: State, tile: number, good: number): boolean {
  return cityGoods[tile] > 0 && offerOf(number[tile]) === good;
}

/** M1.8: whether a good is to be had on a tile. */
export function isThere(state: State, owner: Owner, tile: number, good: number): boolean {
  return (
    isInCity(state, tile, good) ||
    isOnPlant(state, owner, tile, good) ||
    state.loose[tile * GOODS.length + good] > 0
  );
}

function loadRefusal(state: State, good: number): Refusal | null {
  const owner = activeOwner(state);
  if (!isThere(state, owner, state.trolleyAt[owner], good)) return WRONG_GOOD;
  if (holdWith(state, owner, EMPTY_HOLD) < 0) return NO_ROOM;
  return state.now[FREE] >= FREE_MOST ? TIRED : null;
}

/** An action that is about a resident, as J9 writes it. */
const ofResident = {
  keys: ['resident'],
  read: ({ resident }: JsonObject) =>
    resident === true ? 0 : flaw('not-a-truth-value', 'resident'),
  write: () => ({ resident: true }),
};

/** M1.8: an own exhausted resident of the tile comes aboard. */
export const loadResident: ActionKind<State> = {
  code: codeFor(1, 3),
  do: 'load',
  ...ofResident,
  belongs: (state) => state.world.residents && isStep(state, 'trolley'),
  refusal: boardRefusal,
  play(state) {
    const owner = activeOwner(state);
    const hold = holdForResident(state, owner);
    state.holds[hold] = state.holds[hold] === EMPTY_HOLD ? ONE_RESIDENT : TWO_RESIDENTS;
    state.exhausted[placeOf(owner, state.trolleyAt[owner])]--;
    state.now[FREE]++;
  },
};

function boardRefusal(state: State): Refusal | null {
  const owner = activeOwner(state);
  if (state.exhausted[placeOf(owner, state.trolleyAt[owner])] === 0) return NO_PIECE;
  if (holdForResident(state, owner) < 0) return NO_ROOM;
  return state.now[FREE] >= FREE_MOST ? TIRED : null;
}

export function listLoads(state: State, into: Listing): void {
  for (let good = 0; good < GOODS.length; good++)
    if (!loadRefusal(state, good)) add(into, loadGood.code, good);
  if (state.world.residents && !boardRefusal(state)) add(into, loadResident.code);
}

/** A resident gets off on a tile. */
export const GETTING_OFF = objection();

/** M1.9: a good lies loose on the tile, unless the city there would take it. */
export const unloadGood: ActionKind<State> = {
  code: codeFor(1, 4),
  do: 'unload',
  ...ofWord('good', GOODS),
  belongs: (state) => isStep(state, 'trolley'),
  refusal: unloadRefusal,
  play(state, good) {
    const owner = activeOwner(state);
    state.holds[holdWithGood(state, owner, good)] = EMPTY_HOLD;
    state.loose[state.trolleyAt[owner] * GOODS.length + good]++;
    state.now[FREE]++;
  },
};

function unloadRefusal(state: State, good: number): Refusal | null {
  const owner = activeOwner(state);
  if (holdWithGood(state, owner, good) < 0) return NO_PIECE;
  if (!deliveryRefusal(state, owner, good)) return NOT_NOW;
  return state.now[FREE] >= FREE_MOST ? TIRED : null;
}

/** M1.9: a resident arrives exhausted, or it settles. */
export const unloadResident: ActionKind<State> = {
  code: codeFor(1, 5),
  do: 'unload',
  ...ofResident,
  belongs: (state) => state.world.residents && isStep(state, 'trolley'),
  refusal: getOffRefusal,
  play(state, _args, emit) {
    const owner = activeOwner(state);
    const tile = state.trolleyAt[owner];
    takeResidentOff(state, owner);
    state.now[FREE]++;
    if (hasSettlement(state, owner, tile)) state.exhausted[placeOf(owner, tile)]++;
    else settle(state, owner, tile, emit);
  },
};

function getOffRefusal(state: State): Refusal | null {
  const owner = activeOwner(state);
  if (lastHoldWithResidents(state, owner) < 0) return NO_PIECE;
  const tile = state.trolleyAt[owner];
  const cannot =
    objectionTo(state, GETTING_OFF, owner, tile) ??
    (hasSettlement(state, owner, tile) ? null : settleRefusal(state, owner, tile));
  if (cannot) return cannot;
  return state.now[FREE] >= FREE_MOST ? TIRED : null;
}

export function listUnloads(state: State, into: Listing): void {
  for (let good = 0; good < GOODS.length; good++)
    if (!unloadRefusal(state, good)) add(into, unloadGood.code, good);
  if (state.world.residents && !getOffRefusal(state)) add(into, unloadResident.code);
}
