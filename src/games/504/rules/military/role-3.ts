import type { Emit } from '../../../../kit/rules';
import { NONE } from '../base/windows';
import type { Hooks, Owner } from '../parts';
import type { State } from '../state';
import { armiesOn, clearTile, takeHits } from './armies';
import { capitalFell } from './capital-falls';
import { controllerOf } from './ground';
import { tellFight } from './tell-fight';

/** M4.13: a resident goes to storage, and takes an army with it. */
export function skirmish(state: State, owner: Owner, tile: number, emit?: Emit<State>): void {
  const armies = armiesOn(state, tile);
  state.storedResidents[owner]++;
  const defender = controllerOf(state, tile);
  takeHits(state, tile, 1);
  const outcome = armies > 1 ? 'held' : 'neutralized';
  if (emit) tellFight(state, { owner, defender, tile, fell: 1, lost: 1, outcome }, emit);
  if (armies > 1) return;
  const fallen = clearTile(state, tile, NONE);
  if (fallen !== NONE) capitalFell(state, fallen, tile, false, emit);
}

export const roleThree: Hooks<State> = {
  /** M4.4: an HQ that stands is whole again. */
  turnEnd({ hqHits }) {
    hqHits.fill(0);
    return false;
  },
};
