import { NONE } from '../base/fields';
import { reachByAttack } from '../pairs/military-race';
import type { Hooks, Owner } from '../parts';
import type { State } from '../state';
import { armiesOn, clearTile, takeHits } from './armies';

/**
 * M4.13: a resident goes to storage, and takes an army with it. Returns the owner whose HQ is brought down by it, NONE
 * otherwise.
 */
export function skirmish(state: State, owner: Owner, tile: number): Owner {
  const armies = armiesOn(state, tile);
  state.storedResidents[owner]++;
  reachByAttack(state, owner, tile);
  takeHits(state, tile, 1);
  return armies > 1 ? NONE : clearTile(state, tile, NONE);
}

export const roleThree: Hooks<State> = {
  /** M4.4: HQs recover from all hits. */
  turnEnd({ hqHits }) {
    hqHits.fill(0);
    return false;
  },
};
