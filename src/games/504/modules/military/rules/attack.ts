import { happened } from '../../../rules/base/ask';
import { NO_PIECE } from '../../../rules/base/kinds';
import { progress } from '../../../rules/base/pieces';
import type { Refusal } from '../../../rules/state/events';
import { NONE, PENDING } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { codeFor } from '../../../rules/state/kind';
import type { Entering } from '../../../rules/state/parts';
import { placeOf, type State } from '../../../rules/state/state';
import { WAR_AT } from '../state';
import { controllerOf, isForeign, isOpen } from './armies';
import { capitalFell, hasRefuge } from './capital-falls';
import { ATTACKED, mayNotAttack, skirmish } from './roles';

const PROTECTED: Refusal = { because: 'protected' };

/** M4.6: stepping onto a foreign tile is an attack. */
export const attack: Entering<State> = {
  isHeld: ({ barracks }, tile) => barracks[tile] > 0,
  isHere: (state, owner, tile) => !isOpen(state, tile) && isForeign(state, owner, tile),
  refusal(state, owner, tile) {
    if (mayNotAttack(state, owner)) return NO_PIECE;
    if (state.fought[tile] > 0) return PROTECTED;
    const defender = controllerOf(state, tile);
    return defender === NONE || isExposed(state, defender, tile) ? null : PROTECTED;
  },
  play(state, owner, tile, emit) {
    progress(state);
    if (state.world.role[4] === 3) {
      const fallen = skirmish(state, owner, tile, emit);
      if (fallen !== NONE) capitalFell(state, fallen, tile, false, emit);
      return;
    }
    state.attackers[placeOf(owner, tile)]++;
    happened(state, ATTACKED, owner, tile, 0, emit);
    if (fightsAtOnce(state)) holdForFight(state, tile);
  },
};

/** M4.6: whether others may attack a tile of an owner. */
export function isExposed(state: State, defender: Owner, tile: number): boolean {
  if (state.safe[defender] > 0) return false;
  return state.hq[defender] !== tile || isBesieged(state, defender);
}

/** M4.16: whether the capital of an owner may be attacked. */
function isBesieged(state: State, defender: Owner): boolean {
  const { role, company } = state.world;
  return role[4] === 1 || company || hasRefuge(state, defender);
}

/** Pending: attackers on a tile have to fight first. */
export const ATTACKING = codeFor(4, 3);

/** X23, M4.7: with 2 there is no step fight: who attacks fights at once. */
function fightsAtOnce({ world: { role } }: Pick<State, 'world'>): boolean {
  return role[2] > 0 && (role[4] === 1 || role[4] === 2);
}

function holdForFight({ now, war }: State, tile: number): void {
  war[WAR_AT] = tile;
  now[PENDING] = ATTACKING;
}
