import { DRIVE_COST, EXTRA_PRICES } from '../../../data/figures';
import { bare } from '../../../rules/base/args';
import { isStep } from '../../../rules/base/phases';
import { hasSettlement, placeSettlement } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, type State } from '../../../rules/state/state';
import { EXTRA, MP } from '../state';

/* What a trolley does in worlds without residents. */

function isAlone(state: State): boolean {
  return !state.world.residents && isStep(state, 'trolley');
}

/** M1.11: one more movement point for money. */
export const extraPoint: ActionKind<State> = {
  code: codeFor(1, 7),
  do: 'extra',
  ...bare,
  belongs: isAlone,
  refusal: extraRefusal,
  play(state) {
    state.cash[activeOwner(state)] -= EXTRA_PRICES[state.trip[EXTRA]];
    state.trip[EXTRA]++;
    state.trip[MP] += DRIVE_COST.tile;
  },
};

function extraRefusal(state: State): Refusal | null {
  if (state.trip[EXTRA] >= EXTRA_PRICES.length) return { because: 'not-now' };
  const needs = EXTRA_PRICES[state.trip[EXTRA]];
  const has = state.cash[activeOwner(state)];
  return has < needs ? { because: 'no-money', needs, has } : null;
}

/** M1.12: a settlement on the trolley's tile. */
export const settleHere: ActionKind<State> = {
  code: codeFor(1, 8),
  do: 'settle',
  ...bare,
  belongs: isAlone,
  refusal: settleRefusal,
  play(state, _args, emit) {
    const owner = activeOwner(state);
    placeSettlement(state, owner, state.trolleyAt[owner], emit);
  },
};

function settleRefusal(state: State): Refusal | null {
  const owner = activeOwner(state);
  if (hasSettlement(state, owner, state.trolleyAt[owner])) return { because: 'taken' };
  return state.storedSettlements[owner] === 0 ? { because: 'no-piece' } : null;
}

export function listAlone(state: State, into: Listing): void {
  if (state.world.residents) return;
  if (!extraRefusal(state)) add(into, extraPoint.code);
  if (!settleRefusal(state)) add(into, settleHere.code);
}
