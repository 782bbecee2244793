import { CITY } from '../../../data/board';
import { BAD_PLACE, NO_PIECE, NO_SETTLEMENT, NOT_NOW, ofTile } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import { placeHq, removeSettlement, residentsOn } from '../../../rules/base/pieces';
import { LAID, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

/** M2.4: the HQ changes places with an own settlement in another city. */
export const moveCapital: ActionKind<State> = {
  code: codeFor(2, 0),
  do: 'move-capital',
  ...ofTile('at'),
  belongs: (state) => isStep(state, 'move-capital'),
  refusal(state, tile) {
    if (state.movedCapital[0] > 0) return NOT_NOW;
    if (state.place[placeOf(activeOwner(state), tile)] !== SETTLEMENT) return NO_SETTLEMENT;
    return state.kind[tile] === CITY ? null : BAD_PLACE;
  },
  play(state, tile) {
    const owner = activeOwner(state);
    state.place[placeOf(owner, state.hq[owner])] = SETTLEMENT;
    placeHq(state, owner, tile);
    state.movedCapital[0] = 1;
  },
};

export function listCapitals(state: State, into: Listing): void {
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (!moveCapital.refusal(state, tile)) add(into, moveCapital.code, tile);
}

/** M2.5: where storage has none left, a resident in `buy`, and later a settlement with all residents of its tile. */
export const recall: ActionKind<State> = {
  code: codeFor(2, 1),
  do: 'recall',
  ...ofTile('at'),
  belongs: (state) =>
    state.world.role[2] > 0 &&
    state.world.residents &&
    (isStep(state, 'buy') || isStep(state, 'act') || isStep(state, 'trolley')),
  refusal(state, tile) {
    const owner = activeOwner(state);
    if (hasStored(state, owner)) return NOT_NOW;
    const at = placeOf(owner, tile);
    if (isStep(state, 'buy')) return state.exhausted[at] > 0 ? null : NO_PIECE;
    return state.place[at] === SETTLEMENT ? null : NO_SETTLEMENT;
  },
  play(state, tile) {
    const owner = activeOwner(state);
    const at = placeOf(owner, tile);
    if (isStep(state, 'buy')) {
      state.exhausted[at]--;
      state.storedResidents[owner]++;
      return;
    }
    state.storedResidents[owner] += residentsOn(state, owner, tile);
    state.active[at] = 0;
    state.exhausted[at] = 0;
    removeSettlement(state, owner, tile);
  },
};

/** Whether storage still has what the step would use. */
function hasStored(state: State, owner: Owner): boolean {
  const stored = isStep(state, 'buy') ? state.storedResidents : state.storedSettlements;
  return stored[owner] > 0;
}

export function listRecalls(state: State, into: Listing): void {
  if (!state.world.residents || hasStored(state, activeOwner(state))) return;
  for (let tile = 0; tile < state.now[LAID] && !isFull(into); tile++)
    if (!recall.refusal(state, tile)) add(into, recall.code, tile);
}
