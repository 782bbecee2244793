import { readTile, tileRefusal } from '../../../rules/base/args';
import { hexText } from '../../../rules/base/map';
import { isStep } from '../../../rules/base/phases';
import { progress, scoreVp } from '../../../rules/base/pieces';
import { LAID } from '../../../rules/state/fields';
import { add, isFull, type Listing } from '../../../rules/state/listing';
import { type ActionKind, codeOf, packAction } from '../../../rules/state/parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';

const HARVEST = codeOf(5, 1);

/** M5.10: an active resident takes a VP from its tile. */
export const harvest: ActionKind<State> = {
  code: HARVEST,
  do: 'harvest',
  keys: ['at'],
  read: readTile('at'),
  write: (tile, state) => ({ at: hexText(state, tile) }),
  belongs: (state) => state.world.role[5] === 1 && isStep(state, 'act'),
  refusal(state, tile) {
    const unknown = tileRefusal(state, tile);
    if (unknown) return unknown;
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
    if (hasVp(state, tile) && state.active[placeOf(owner, tile)] > 0)
      add(into, packAction(HARVEST, tile));
}
