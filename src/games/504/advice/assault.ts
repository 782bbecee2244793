import { CITY } from '../data/board';
import { ATTACK_SHIFT, CONTROL_VP, FREED_VP, PURCHASE } from '../data/figures';
import { armiesOn, controllerOf } from '../modules/military/rules/armies';
import { attack } from '../modules/military/rules/attack';
import { hasRefuge } from '../modules/military/rules/capital-falls';
import { attackedKind } from '../modules/military/rules/dice';
import { settlementsOf } from '../rules/base/pieces';
import { NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State } from '../rules/state/state';
import { forceNow } from './forces';
import { fight, lookAtFight } from './odds';
import { dollar } from './rates';

/* What attacks are worth. */

/** Fraction of another owner's loss that counts, split among all others. */
const HARM = 0.8;
/** Worth of a capital's fall in 4.I, which ends the match; tiles extra. */
export const FALL = 30;
/** For a tile of a company that falls. */
const ANNEXED = 1;
/** Hits of a die, by the shift of the tile: 1 less, none, 1 more. */
const HITS = [0.67, 1, 1.33] as const;
const FAR = 0.7;
/** Of what a tile is worth, so much where it is only emptied. */
const EMPTIED = 0.3;
/** Worth of one defender less, in residents. */
const WORN = 0.3;

function residentWorth(): number {
  return PURCHASE.price * dollar[0];
}

/** M4.21. */
export function controlPoints({ world, kind }: State, tile: number): number {
  if (world.role[4] !== 1) return 0;
  return kind[tile] === CITY ? CONTROL_VP.city : CONTROL_VP.land;
}

/** What a conqueror gains besides the settlement. */
function prizeOf(state: State, tile: number): number {
  const defender = controllerOf(state, tile);
  if (defender === NONE) return state.freed.length > 0 ? state.freed[0] + 1 + FREED_VP : 0;
  const loss = controlPoints(state, tile) + 0.5;
  const harm = (HARM * loss) / Math.max(1, state.owners - 1);
  if (state.hq[defender] !== tile || hasRefuge(state, defender)) return harm;
  const tiles = settlementsOf(state, defender);
  return harm + (state.world.role[4] === 1 ? FALL + CONTROL_VP.land * tiles : ANNEXED * tiles);
}

/** What the next resident brings that steps onto a tile now, where a settlement there is worth so much. */
export function enteringWorth(state: State, owner: Owner, tile: number, worth: number): number {
  if (!attack.isHere(state, owner, tile)) return worth;
  const force = forceNow(state, owner, tile);
  if (force === 0 || attack.refusal(state, owner, tile)) return 0;
  const prize = worth + prizeOf(state, tile);
  if (state.world.role[4] === 3) return skirmishWorth(state, tile, prize, force);
  return assaultWorth(state, owner, tile, prize, force);
}

/** 4.III: one resident for each army, then one that settles. */
function skirmishWorth(state: State, tile: number, prize: number, force: number): number {
  const armies = armiesOn(state, tile);
  if (force > armies) return (prize - residentWorth() * armies) / (armies + 1);
  return force === armies ? WORN * residentWorth() : 0;
}

/** The best that more attackers bring, for each of them. */
function assaultWorth(
  state: State,
  owner: Owner,
  tile: number,
  prize: number,
  force: number,
): number {
  const already = state.attackers[placeOf(owner, tile)];
  const now = already > 0 ? assault(state, owner, tile, prize, already) : 0;
  let best = 0;
  for (let more = 1; more <= force; more++)
    best = Math.max(best, (assault(state, owner, tile, prize, already + more) - now) / more);
  return best;
}

/** What a fight with `attackers` is worth. */
function assault(
  state: State,
  owner: Owner,
  tile: number,
  prize: number,
  attackers: number,
): number {
  lookAtFight(state, owner, tile, attackers, 0);
  const emptied = EMPTIED * (fight.won - fight.conquered);
  return (fight.conquered + emptied) * prize - residentWorth() * fight.lost;
}

/** What is left of the worth of a settlement for each resident that it takes, from afar. */
export function distantWorth(state: State, owner: Owner, tile: number, worth: number): number {
  if (!attack.isHere(state, owner, tile)) return worth;
  if (attack.refusal(state, owner, tile)) return 0;
  const shift = 1 + ATTACK_SHIFT[attackedKind(state, owner, tile)];
  const each = state.world.role[4] === 3 ? 1 : HITS[shift];
  return (FAR * (worth + prizeOf(state, tile))) / (1 + armiesOn(state, tile) / each);
}
