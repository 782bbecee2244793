import { ATTACK_SHIFT } from '../data/figures';
import { armiesOn, controllerOf } from '../modules/military/rules/armies';
import { attackedKind, hitsTakenOff, moreDice } from '../modules/military/rules/dice';
import { fightOdds } from '../modules/military/rules/fight-odds';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';

/* The same fights are queried often, so their results are cached. */

const MOST = 16;
/** With settlements in storage or without; shifts of the dice; cards of either side. */
const WAYS = 2 * 3 * 2 * 2 * 2;

const won = new Float32Array(WAYS * MOST * MOST).fill(-1);
const conquered = new Float32Array(WAYS * MOST * MOST);
const lost = new Float32Array(WAYS * MOST * MOST);

/** How likely no defender is left, how likely an attacker is as well, and how many of the attackers fall. */
export const fight = { won: 0, conquered: 0, lost: 0 };

/** Fills `fight` for attackers on a tile, as if more or fewer armies stood there. */
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
