import type { JsonObject } from '../../../../../kit/json';
import { flaw } from '../../../../../kit/reading';
import { GOODS, offerOf } from '../../../data/board';
import { FREE_MOST } from '../../../data/figures';
import { ofWord } from '../../../rules/base/args';
import { objectionTo } from '../../../rules/base/ask';
import { TIRED } from '../../../rules/base/move';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, progress, settle, settleRefusal } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { FREE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { objection } from '../../../rules/state/parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { EMPTY_HOLD, ONE_RESIDENT, TWO_RESIDENTS } from '../state';
import { deliveryRefusal } from './deliver';
import {
  holdForResident,
  holdWith,
  holdWithGood,
  lastHoldWithResidents,
  takeResidentOff,
} from './holds';

const NO_ROOM: Refusal = { because: 'no-room' };
const NO_PIECE: Refusal = { because: 'no-piece' };
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

const NOT_NOW: Refusal = { because: 'not-now' };

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
