import { ofTile } from '../../../rules/base/args';
import { isStep } from '../../../rules/base/phases';
import { progress, scoreVp } from '../../../rules/base/pieces';
import { LAID } from '../../../rules/state/fields';
import { type ActionKind, add, codeFor, isFull, type Listing } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

/** M5.10: an active resident takes a VP from its tile. */
export const harvest: ActionKind<State> = {
  code: codeFor(5, 1),
  do: 'harvest',
  ...ofTile('at'),
  belongs: (state) => state.world.role[5] === 1 && isStep(state, 'act'),
  refusal(state, tile) {
    if (state.active[placeOf(activeOwner(state), tile)] === 0)
      return { because: 'no-active', needs: 1, has: 0 };
    return hasVp(state, tile) ? null : { because: 'no-vp' };
  },
  play(state, tile, emit) {
    const owner = activeOwner(state);
    const at = placeOf(owner, tile);
    state.active[at]--;
    state.exhausted[at]++;
    state.tileVp[tile]--;
    progress(state);
    scoreVp(state, owner, 1, 'harvest', emit);
  },
};

/** One VP of a fresh tile waits for the first settlement. */
function hasVp({ tileVp, fresh }: State, tile: number): boolean {
  return tileVp[tile] > fresh[tile];
}

export function listHarvests(state: State, into: Listing): void {
  const owner = activeOwner(state);
  for (let tile = 0; tile < state.now[LAID] && !isFull(into); tile++)
    if (hasVp(state, tile) && state.active[placeOf(owner, tile)] > 0) add(into, harvest.code, tile);
}
