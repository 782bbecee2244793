import type { Emit } from '../../../../../kit/rules';
import { happened } from '../../../rules/base/ask';
import { TURN_ENDS } from '../../../rules/base/flow';
import { NONE } from '../../../rules/state/fields';
import type { Hooks, Owner } from '../../../rules/state/parts';
import { moment } from '../../../rules/state/points';
import type { State } from '../../../rules/state/state';
import { armiesOn, clearTile, takeHits } from './armies';

/** A resident attacks a foreign tile. */
export const ATTACKED = moment();

/**
 * M4.13: a resident goes to storage, and takes an army with it. Returns the owner whose HQ is brought down by it, NONE
 * otherwise.
 */
export function skirmish(state: State, owner: Owner, tile: number, emit?: Emit<State>): Owner {
  const armies = armiesOn(state, tile);
  state.storedResidents[owner]++;
  happened(state, ATTACKED, owner, tile, 0, emit);
  takeHits(state, tile, 1);
  return armies > 1 ? NONE : clearTile(state, tile, NONE);
}

/** M4.4: HQs recover from all hits. */
function recover({ hqHits }: State): boolean {
  hqHits.fill(0);
  return false;
}

export const roleThree: Hooks<State> = {
  interludes: [[TURN_ENDS, recover]],
};
