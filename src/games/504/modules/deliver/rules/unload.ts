import { wordOf } from '../../../../../kit/reading';
import type { Refusal } from '../../../../../kit/rules';
import { GOODS } from '../../../data/board';
import { FREE_MOST } from '../../../data/figures';
import { objectionTo } from '../../../rules/base/ask';
import { TIRED } from '../../../rules/base/move';
import { hasSettlement } from '../../../rules/base/pieces';
import { settle, settleRefusal } from '../../../rules/base/settle';
import { isStep } from '../../../rules/base/steps';
import { FREE } from '../../../rules/state/fields';
import { add, type Listing } from '../../../rules/state/listing';
import { type ActionKind, codeOf, kindCode, packAction } from '../../../rules/state/parts';
import { objection } from '../../../rules/state/points';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { EMPTY_HOLD } from '../state';
import { deliveryRefusal } from './deliver';
import { holdWithGood, lastHoldWithResidents, takeResidentOff } from './holds';
import { readResident } from './load';

const UNLOAD_GOOD = codeOf(1, 4);
const UNLOAD_RESIDENT = packAction(codeOf(1, 5));

/** A resident gets off on a tile. */
export const GETTING_OFF = objection();

const NO_PIECE: Refusal = { because: 'no-piece' };
const NOT_NOW: Refusal = { because: 'not-now' };

/** M1.9: a good lies loose on the tile, unless the city there would take it. */
export const unloadGood: ActionKind<State> = {
  code: UNLOAD_GOOD,
  do: 'unload',
  keys: ['good'],
  read: ({ good }) => wordOf(good, 'good', GOODS),
  write: (good) => ({ good: GOODS[good] }),
  belongs: (state) => isStep(state, 'trolley'),
  refusal: goodRefusal,
  play(state, good) {
    const owner = activeOwner(state);
    state.holds[holdWithGood(state, owner, good)] = EMPTY_HOLD;
    state.loose[state.trolleyAt[owner] * GOODS.length + good]++;
    state.now[FREE]++;
  },
};

function goodRefusal(state: State, good: number): Refusal | null {
  const owner = activeOwner(state);
  if (good >= GOODS.length || holdWithGood(state, owner, good) < 0) return NO_PIECE;
  if (!deliveryRefusal(state, owner, good)) return NOT_NOW;
  return state.now[FREE] >= FREE_MOST ? TIRED : null;
}

/** M1.9: a resident arrives exhausted, or it settles. */
export const unloadResident: ActionKind<State> = {
  code: kindCode(UNLOAD_RESIDENT),
  do: 'unload',
  keys: ['resident'],
  read: ({ resident }) => readResident(resident),
  write: () => ({ resident: true }),
  belongs: (state) => state.world.residents && isStep(state, 'trolley'),
  refusal: residentRefusal,
  play(state, _args, emit) {
    const owner = activeOwner(state);
    const tile = state.trolleyAt[owner];
    takeResidentOff(state, owner);
    state.now[FREE]++;
    if (hasSettlement(state, owner, tile)) state.exhausted[placeOf(owner, tile)]++;
    else settle(state, owner, tile, emit);
  },
};

function residentRefusal(state: State): Refusal | null {
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
    if (!goodRefusal(state, good)) add(into, packAction(UNLOAD_GOOD, good));
  if (state.world.residents && !residentRefusal(state)) add(into, UNLOAD_RESIDENT);
}
