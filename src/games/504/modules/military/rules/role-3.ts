import type { Emit } from '../../../../../kit/rules';
import { happened } from '../../../rules/base/ask';
import { NONE } from '../../../rules/base/fields';
import { TURN_ENDS } from '../../../rules/base/flow';
import type { Hooks, Owner } from '../../../rules/base/parts';
import { moment } from '../../../rules/base/points';
import type { State } from '../../../rules/base/state';
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
