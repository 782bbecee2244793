import { ofTile } from '../../../rules/base/args';
import { isStep } from '../../../rules/base/phases';
import { removeSettlement, residentsOn } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { LAID, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

const NOT_NOW: Refusal = { because: 'not-now' };
const NO_PIECE: Refusal = { because: 'no-piece' };
const NO_SETTLEMENT: Refusal = { because: 'no-settlement' };

/** M2.5: where storage has none left, a resident in `buy`, and later a settlement with all residents of its tile. */
export const recall: ActionKind<State> = {
  code: codeFor(2, 1),
  do: 'recall',
  ...ofTile('at'),
  belongs: (state) =>
    state.world.role[2] > 0 &&
    state.world.residents &&
    (isStep(state, 'buy') || isStep(state, 'act') || isStep(state, 'trolley')),
  refusal: (state, tile) => recallRefusal(state, tile),
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

function recallRefusal(state: State, tile: number): Refusal | null {
  const owner = activeOwner(state);
  if (hasStored(state, owner)) return NOT_NOW;
  const at = placeOf(owner, tile);
  if (isStep(state, 'buy')) return state.exhausted[at] > 0 ? null : NO_PIECE;
  return state.place[at] === SETTLEMENT ? null : NO_SETTLEMENT;
}

/** Whether storage still has what the step would use. */
function hasStored(state: State, owner: Owner): boolean {
  const stored = isStep(state, 'buy') ? state.storedResidents : state.storedSettlements;
  return stored[owner] > 0;
}

export function listRecalls(state: State, into: Listing): void {
  if (!state.world.residents || hasStored(state, activeOwner(state))) return;
  for (let tile = 0; tile < state.now[LAID] && !isFull(into); tile++)
    if (!recallRefusal(state, tile)) add(into, recall.code, tile);
}
