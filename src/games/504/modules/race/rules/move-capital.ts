import { CITY } from '../../../data/board';
import { ofTile } from '../../../rules/base/args';
import { isStep } from '../../../rules/base/phases';
import { placeHq } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { LAID, SETTLEMENT } from '../../../rules/state/fields';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

/** M2.4: the HQ changes places with an own settlement in another city. */
export const moveCapital: ActionKind<State> = {
  code: codeFor(2, 0),
  do: 'move-capital',
  ...ofTile('at'),
  belongs: (state) => isStep(state, 'move-capital'),
  refusal: (state, tile) => moveRefusal(state, tile),
  play(state, tile) {
    const owner = activeOwner(state);
    state.place[placeOf(owner, state.hq[owner])] = SETTLEMENT;
    placeHq(state, owner, tile);
    state.movedCapital[0] = 1;
  },
};

function moveRefusal(state: State, tile: number): Refusal | null {
  if (state.movedCapital[0] > 0) return { because: 'not-now' };
  if (state.place[placeOf(activeOwner(state), tile)] !== SETTLEMENT)
    return { because: 'no-settlement' };
  return state.kind[tile] === CITY ? null : { because: 'bad-place' };
}

export function listCapitals(state: State, into: Listing): void {
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (!moveRefusal(state, tile)) add(into, moveCapital.code, tile);
}
