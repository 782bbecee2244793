import type { JsonObject } from '../../../../../kit/json';
import { isInterrupted } from '../../../rules/base/ask';
import { hexOf, NO_ACTIVE, UNKNOWN, WRONG_PHASE } from '../../../rules/base/kinds';
import { hexText, isLaid, SIDES, tileAt, writeHex } from '../../../rules/base/map';
import { isStep, NO_PENDING } from '../../../rules/base/phases';
import type { Refusal } from '../../../rules/state/events';
import { LAID, NONE, PENDING } from '../../../rules/state/fields';
import { type ActionKind, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { FOUND, FROM } from '../state';
import { BEFORE_DRAWING, layMarkers, uncover } from './discover';
import { EXPLORE_ON } from './explorer';
import { fromOf, hasStack, hexBeside, isUnknown, listSides, packSide, sideOf } from './hexes';

/** An action that names a tile and one of its neighbors. */
export const ofSide = {
  keys: ['from', 'at'],
  read(form: JsonObject, state: State): number | Refusal {
    const from = tileAt(state, ...hexOf(form.from, 'from'));
    const [q, r] = hexOf(form.at, 'at');
    if (from === NONE) return UNKNOWN;
    for (let side = 0; side < SIDES; side++) {
      const [sideQ, sideR] = hexBeside(state, from, side);
      if (sideQ === q && sideR === r) return packSide(from, side);
    }
    return UNKNOWN;
  },
  write: (args: number, state: State) => ({
    from: hexText(state, fromOf(args)),
    at: writeHex(...hexBeside(state, fromOf(args), sideOf(args))),
  }),
  isOne: (args: number, state: State) => isLaid(state, fromOf(args)) && sideOf(args) < SIDES,
};

/** M5.4: an active resident looks at an unknown hex next to its tile. */
export const explore: ActionKind<State> = {
  code: codeFor(5, 0),
  do: 'explore',
  ...ofSide,
  belongs: (state) =>
    (state.world.role[5] > 0 && isStep(state, 'act')) || state.now[PENDING] === EXPLORE_ON,
  refusal(state, args) {
    const from = fromOf(args);
    const side = sideOf(args);
    if (state.now[PENDING] === EXPLORE_ON) {
      if (from !== state.explorer[FROM]) return WRONG_PHASE;
    } else if (state.active[placeOf(activeOwner(state), from)] === 0) {
      return NO_ACTIVE;
    }
    return sideRefusal(state, from, side);
  },
  play(state, args, emit) {
    const from = fromOf(args);
    const owner = activeOwner(state);
    const at = placeOf(owner, from);
    if (state.now[PENDING] !== EXPLORE_ON) {
      state.active[at]--;
      state.exhausted[at]++;
      state.explorer[FOUND] = 0;
    }
    state.now[PENDING] = NO_PENDING;
    layMarkers(state, from, sideOf(args));
    if (!isInterrupted(state, BEFORE_DRAWING, emit)) uncover(state, owner, emit);
  },
};

/** Why a hex beside a tile cannot be explored. */
export function sideRefusal(state: State, from: number, side: number): Refusal | null {
  if (!isUnknown(state, from, side)) return UNKNOWN;
  return hasStack(state, from, side) ? null : { because: 'no-stack' };
}

export function listExplores(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let from = 0; from < state.now[LAID] && !isFull(into); from++)
    if (state.active[placeOf(owner, from)] > 0) listSides(state, from, into, explore.code);
}
