import { DIE_SIDES } from '../../../data/figures';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { armiesOn, controllerOf } from './armies';
import { attackedKind, attackHits, defenseHits, hitsTakenOff, moreDice } from './dice';

/** The odds of a fight (M4.10, M4.11): probabilities, and the average losses of either side. */
export interface FightOdds {
  /** The attacker wins the tile; it is only emptied. Otherwise some defenders are left. */
  conquered: number;
  emptied: number;
  fallen: number;
  lost: number;
}

/** More attackers, or armies, than any tile holds. */
const MOST = 48;

const odds: FightOdds = { conquered: 0, emptied: 0, fallen: 0, lost: 0 };
/** By hits: how likely they are. */
const struck = new Float64Array(2 * MOST + 3);
const back = new Float64Array(MOST + 2);
/** How likely one die brings 0, 1, 2 hits. */
const faces = new Float64Array(3);

/** The odds of attackers on a tile, computed exactly. The object is reused by the next call. */
export function fightOdds(
  state: State,
  owner: Owner,
  tile: number,
  attackers: number,
  armies = armiesOn(state, tile),
): FightOdds {
  const defender = controllerOf(state, tile);
  const own = Math.min(MOST, attackers);
  const most = throwAttack(attackedKind(state, owner, tile), own + moreDice(state, owner));
  const off = hitsTakenOff(state, defender);
  const more = moreDice(state, defender);
  const maySettle = state.storedSettlements[owner] > 0;
  odds.conquered = 0;
  odds.emptied = 0;
  odds.fallen = 0;
  odds.lost = 0;
  let at = 0;
  for (let fallen = 0; fallen <= Math.min(armies, most); fallen++) {
    // All rolls with `fallen` valid hits.
    let share = 0;
    for (; at <= most && Math.min(armies, Math.max(0, at - off)) === fallen; at++)
      share += struck[at];
    if (share === 0) continue;
    const left = answer(share, fallen > 0 ? fallen + more : 0, own);
    odds.fallen += share * fallen;
    if (fallen < armies) continue;
    odds.conquered += maySettle ? left : 0;
    odds.emptied += maySettle ? share - left : share;
  }
  return odds;
}

/** Fills `struck` for `dice` dice; returns the maximum hits. */
function throwAttack(kind: number, dice: number): number {
  faces.fill(0);
  for (let roll = 1; roll <= DIE_SIDES; roll++) faces[attackHits(kind, roll)] += 1 / DIE_SIDES;
  struck.fill(0);
  struck[0] = 1;
  for (let die = 0; die < dice; die++)
    for (let hits = 2 * die + 2; hits >= 0; hits--)
      struck[hits] =
        struck[hits] * faces[0] +
        (hits > 0 ? struck[hits - 1] * faces[1] : 0) +
        (hits > 1 ? struck[hits - 2] * faces[2] : 0);
  return 2 * dice;
}

/** Adds the attackers' losses to `dice` dice; returns the part of `share` where an attacker survives. */
function answer(share: number, dice: number, attackers: number): number {
  let hit = 0;
  for (let roll = 1; roll <= DIE_SIDES; roll++) hit += defenseHits(roll) / DIE_SIDES;
  const thrown = Math.min(MOST, dice);
  back.fill(0);
  back[0] = 1;
  for (let die = 0; die < thrown; die++)
    for (let hits = die + 1; hits >= 0; hits--)
      back[hits] = back[hits] * (1 - hit) + (hits > 0 ? back[hits - 1] * hit : 0);
  let left = 0;
  for (let hits = 0; hits <= thrown; hits++) {
    odds.lost += share * back[hits] * Math.min(attackers, hits);
    if (hits < attackers) left += share * back[hits];
  }
  return left;
}
