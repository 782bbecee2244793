import type { Emit } from '../../../../kit/rules';
import { NONE } from '../base/windows';
import { reachByAttack } from '../pairs/military-race';
import type { Hooks, Owner } from '../parts';
import type { State } from '../state';
import { armiesOn, clearTile, takeHits } from './armies';
import { controllerOf } from './ground';
import { tellFight } from './tell-fight';

/**
 * M4.13: a resident goes to storage, and takes an army with it. Returns the owner whose HQ is brought down by it, NONE
 * otherwise.
 */
export function skirmish(state: State, owner: Owner, tile: number, emit?: Emit<State>): Owner {
  const armies = armiesOn(state, tile);
  state.storedResidents[owner]++;
  reachByAttack(state, owner, tile);
  const defender = controllerOf(state, tile);
  takeHits(state, tile, 1);
  const outcome = armies > 1 ? 'held' : 'neutralized';
  if (emit) tellFight(state, { owner, defender, tile, fell: 1, lost: 1, outcome }, emit);
  return armies > 1 ? NONE : clearTile(state, tile, NONE);
}

export const roleThree: Hooks<State> = {
  /** M4.4: an HQ that stands is whole again. */
  turnEnd({ hqHits }) {
    hqHits.fill(0);
    return false;
  },
};
