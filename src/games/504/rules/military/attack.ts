import type { Refusal } from '../../../../kit/rules';
import { CITY } from '../../data/board';
import { progress } from '../base/pieces';
import { LAID, NONE, SETTLEMENT } from '../base/windows';
import type { Entering, Owner } from '../parts';
import { placeOf, type State } from '../state';
import { controllerOf, isForeign, isOpen } from './ground';
import { skirmish } from './role-3';

const PROTECTED: Refusal = { because: 'protected' };

/** M4.6: stepping onto a foreign tile is an attack. */
export const attack: Entering<State> = {
  isHere: (state, owner, tile) => !isOpen(state, tile) && isForeign(state, owner, tile),
  refusal(state, _owner, tile) {
    if (state.fought[tile] > 0) return PROTECTED;
    const defender = controllerOf(state, tile);
    if (defender === NONE) return null;
    if (state.safe[defender] > 0) return PROTECTED;
    return state.hq[defender] === tile && !isBesieged(state, defender) ? PROTECTED : null;
  },
  play(state, owner, tile, emit) {
    progress(state);
    if (state.world.role[4] === 3) skirmish(state, owner, tile, emit);
    else state.attackers[placeOf(owner, tile)]++;
  },
};

/** M4.16: whether the capital of an owner may be attacked. */
function isBesieged(state: State, defender: Owner): boolean {
  const { role, company } = state.world;
  return role[4] === 1 || company || (role[2] > 0 && hasOtherCity(state, defender));
}

/** Whether an owner could move its HQ to another city. */
function hasOtherCity({ kind, place, now }: State, owner: Owner): boolean {
  for (let tile = 0; tile < now[LAID]; tile++)
    if (kind[tile] === CITY && place[placeOf(owner, tile)] === SETTLEMENT) return true;
  return false;
}
