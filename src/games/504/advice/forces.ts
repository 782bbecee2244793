import { residentsAboard } from '../modules/deliver/rules/holds';
import { armiesOn, isOpen } from '../modules/military/rules/armies';
import { isExposed } from '../modules/military/rules/attack';
import { SIDES } from '../rules/base/map';
import { hasSettlement, residentsOn } from '../rules/base/pieces';
import { NONE, STEP } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State } from '../rules/state/state';
import { fight, lookAtFight } from './odds';

/* Who could attack what, and how it would go. */

/** Others have more than one tile to attack, and something better to do at times. */
const FEAR = 0.5;

/** Residents of an owner that can attack a tile in its next turn. */
function forceBeside(state: State, owner: Owner, tile: number): number {
  let force = 0;
  for (let side = 0; side < SIDES; side++) {
    const from = state.neighbor[tile * SIDES + side];
    if (from !== NONE && hasSettlement(state, owner, from))
      force += residentsOn(state, owner, from);
  }
  return force;
}

/** Residents of the owner whose turn it is that can still attack a tile in it. */
export function forceNow(state: State, owner: Owner, tile: number): number {
  const { world, now, active, neighbor } = state;
  const { name } = world.steps[now[STEP]];
  if (name === 'trolley') return residentsAboard(state, owner);
  if (name !== 'act') return forceBeside(state, owner, tile);
  let force = 0;
  for (let side = 0; side < SIDES; side++) {
    const from = neighbor[tile * SIDES + side];
    if (from !== NONE) force += active[placeOf(owner, from)];
  }
  return force;
}

/** The chance that no defender is left, with `more` added to those there. */
export function chanceOf(
  state: State,
  owner: Owner,
  tile: number,
  attackers: number,
  more: number,
): number {
  if (state.world.role[4] === 3) return attackers >= armiesOn(state, tile) + more ? 1 : 0;
  lookAtFight(state, owner, tile, attackers, more);
  return fight.won;
}

/** The probability that an owner loses its settlement before its next turn, with `more` residents added. */
export function riskOf(state: State, owner: Owner, tile: number, more: number): number {
  if (isOpen(state, tile) || !isExposed(state, owner, tile)) return 0;
  let risk = 0;
  for (let rival = 0; rival < state.owners; rival++) {
    if (rival === owner) continue;
    const force = forceBeside(state, rival, tile);
    if (force > 0) risk = Math.max(risk, chanceOf(state, rival, tile, force, more));
  }
  return FEAR * risk;
}
