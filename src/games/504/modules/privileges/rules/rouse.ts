import { NO_PIECE, NOT_NOW, ofTile } from '../../../rules/base/kinds';
import { isStep } from '../../../rules/base/phases';
import type { Refusal } from '../../../rules/state/events';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { ROUSED } from '../state';
import { hasCard, kindOf } from './cards';

const ROUSING = kindOf('II(11)');

/** P, II(11): once a turn an exhausted resident becomes active. */
export const rouse: ActionKind<State> = {
  code: codeFor(3, 6),
  do: 'rouse',
  ...ofTile('at'),
  belongs: (state) => state.world.role[3] > 0 && isStep(state, 'act'),
  refusal(state, tile) {
    const owner = activeOwner(state);
    const refused = rightRefusal(state, owner);
    if (refused) return refused;
    return state.exhausted[placeOf(owner, tile)] > 0 ? null : NO_PIECE;
  },
  play(state, tile) {
    const at = placeOf(activeOwner(state), tile);
    state.exhausted[at]--;
    state.active[at]++;
    state.stall[ROUSED] = 1;
  },
};

function rightRefusal(state: State, owner: Owner): Refusal | null {
  return hasCard(state, owner, ROUSING) && state.stall[ROUSED] === 0 ? null : NOT_NOW;
}

export function listRousing(state: State, into: Listing): void {
  const owner = activeOwner(state);
  if (rightRefusal(state, owner)) return;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.exhausted[placeOf(owner, tile)] > 0) add(into, rouse.code, tile);
}
