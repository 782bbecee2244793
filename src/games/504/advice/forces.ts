import { ATTACK_SHIFT } from '../data/figures';
import { residentsAboard } from '../modules/deliver/rules/holds';
import { armiesOn, controllerOf, isOpen } from '../modules/military/rules/armies';
import { isExposed } from '../modules/military/rules/attack';
import { attackedKind, hitsTakenOff, moreDice } from '../modules/military/rules/dice';
import { fightOdds } from '../modules/military/rules/fight-odds';
import { SIDES } from '../rules/base/map';
import { hasSettlement, residentsOn } from '../rules/base/pieces';
import { NONE, STEP } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State } from '../rules/state/state';

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

/* The same fights are queried often, so their results are cached. */

const MOST = 16;
/** With settlements in storage or without; shifts of the dice; cards of either side. */
const WAYS = 2 * 3 * 2 * 2 * 2;

const won = new Float32Array(WAYS * MOST * MOST).fill(-1);
const conquered = new Float32Array(WAYS * MOST * MOST);
const lost = new Float32Array(WAYS * MOST * MOST);

/** How likely no defender is left, how likely an attacker is as well, and how many of the attackers fall. */
export const fight = { won: 0, conquered: 0, lost: 0 };

/** Fills `fight` for attackers on a tile, as if more or fewer armies were there. */
export function lookAtFight(
  state: State,
  owner: Owner,
  tile: number,
  attackers: number,
  more: number,
): void {
  const armies = armiesOn(state, tile) + more;
  if (attackers <= 0 || armies <= 0) {
    fight.won = attackers > 0 ? 1 : 0;
    fight.conquered = fight.won;
    fight.lost = 0;
    return;
  }
  const defender = controllerOf(state, tile);
  const shift = 1 + ATTACK_SHIFT[attackedKind(state, owner, tile)];
  const cards =
    4 * moreDice(state, owner) + 2 * hitsTakenOff(state, defender) + moreDice(state, defender);
  const own = Math.min(MOST - 1, attackers);
  // Where nothing is left to settle with nothing is conquered.
  const settles = state.storedSettlements[owner] > 0 ? 1 : 0;
  const at = (((settles * 3 + shift) * 8 + cards) * MOST + own) * MOST + Math.min(MOST - 1, armies);
  if (won[at] < 0) {
    const odds = fightOdds(state, owner, tile, own, Math.min(MOST - 1, armies));
    won[at] = odds.conquered + odds.emptied;
    conquered[at] = odds.conquered;
    lost[at] = odds.lost;
  }
  fight.won = won[at];
  fight.conquered = conquered[at];
  fight.lost = lost[at];
}
