import { CITY, KINDS, WATER } from '../data/board';
import {
  ATTACK_SHIFT,
  COMPANIES,
  CONTROL_VP,
  FREED_VP,
  LANDS_INCOME,
  PURCHASE,
} from '../data/figures';
import { annex } from '../modules/military/rules/annex';
import { armiesOn, controllerOf } from '../modules/military/rules/armies';
import { attack } from '../modules/military/rules/attack';
import { hasRefuge, refuge, seize } from '../modules/military/rules/capital-falls';
import { attackedKind } from '../modules/military/rules/dice';
import { fight, join, retreat } from '../modules/military/rules/fight';
import { controlWorth, income } from '../modules/military/rules/roles';
import { secondTile } from '../rules/base/kinds';
import { hasSettlement, residentsOn, settlementsOf } from '../rules/base/pieces';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State } from '../rules/state/state';
import { chanceOf, forceNow, lookAtFight, fight as odds, riskOf } from './forces';
import type { ModuleAdvice } from './parts';
import { dollar, earning } from './rates';
import { needs, reaches, settlings } from './surveyed';

/** Settlements that an owner places in a round. */
const PACE = 3;
/** Something always ends the match by then: the last resident, the last settlement, a capital. */
const ROUNDS_MOST = 8;

/** What the tiles of an owner count, as far as it keeps them. */
function keptPoints(state: State, owner: Owner): number {
  let points = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] !== WATER && hasSettlement(state, owner, tile))
      points += (1 - riskOf(state, owner, tile, 0)) * controlPoints(state, tile);
  const capital = state.hq[owner];
  // M4.22: with the capital everything goes.
  return capital === NONE ? points : (1 - riskOf(state, owner, capital, 0)) * points;
}

/** At `owner * KINDS + kind`: tiles of an owner. Counted once: what a tile pays is asked for every tile. */
const held = new Uint8Array(COMPANIES * KINDS.length);

function countHeld(state: State): void {
  held.fill(0);
  for (let owner = 0; owner < state.owners; owner++)
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (hasSettlement(state, owner, tile)) held[owner * KINDS.length + state.kind[tile]]++;
}

/** M4.23: what one more tile pays. */
function paidFor(state: State, owner: Owner, tile: number): number {
  const kind = state.kind[tile];
  const each = controlWorth(state, owner);
  const first = owner * KINDS.length;
  const itself = hasSettlement(state, owner, tile) ? 1 : 0;
  if (kind === CITY || held[first + kind] > itself) return each;
  let lands = 0;
  for (let other = 0; other < KINDS.length; other++)
    if (other !== CITY && other !== kind && held[first + other] > 0) lands++;
  return each + LANDS_INCOME[lands + 1] - LANDS_INCOME[lands];
}

/** Module 4: tiles to control, attacks by their odds, and guards. */
export const militaryAdvice: ModuleAdvice = {
  digit: 4,
  dollar: 0.15,
  prepare: countHeld,
  roundsAfter({ owners, storedSettlements }) {
    let least = Number.POSITIVE_INFINITY;
    for (let owner = 0; owner < owners; owner++) least = Math.min(least, storedSettlements[owner]);
    return Math.min(ROUNDS_MOST, least / PACE);
  },
  points: (state, owner) => (state.world.role[4] === 1 ? keptPoints(state, owner) : 0),
  income,
  ordinary: ({ world }) => (world.role[4] === 1 ? CONTROL_VP.land : 0),
  settling(state, owner, tile) {
    if (state.world.role[4] === 1 && state.hq[owner] === tile)
      return FALL + keptPoints(state, owner);
    const money = state.world.incomeBy === 4 ? paidFor(state, owner, tile) * earning[owner] : 0;
    return controlPoints(state, tile) + money;
  },
  fromAfar: distantWorth,
  entering: enteringWorth,
  risk: riskOf,
  spendsResidents: () => true,
  gain(state, owner, kind, args) {
    switch (kind) {
      case fight:
        return 0.2 + 2 * chanceOf(state, owner, args, state.attackers[placeOf(owner, args)], 0);
      case retreat:
        return 0.1 + reaches[args] + needs[args];
      case seize:
        return 3;
      case annex:
        return 1;
      case join:
        return settlings[secondTile(args)];
      case refuge:
        return 0.5 + residentsOn(state, owner, args);
      default:
        return 0;
    }
  },
};

/* What attacks are worth. */

/** Fraction of another owner's loss that counts, split among all others. */
const HARM = 0.8;
/** Worth of a capital's fall in 4.I, which ends the match; tiles extra. */
const FALL = 30;
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
function controlPoints({ world, kind }: State, tile: number): number {
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
function enteringWorth(state: State, owner: Owner, tile: number, worth: number): number {
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
  const emptied = EMPTIED * (odds.won - odds.conquered);
  return (odds.conquered + emptied) * prize - residentWorth() * odds.lost;
}

/** What is left of the worth of a settlement for each resident that it takes, from afar. */
function distantWorth(state: State, owner: Owner, tile: number, worth: number): number {
  if (!attack.isHere(state, owner, tile)) return worth;
  if (attack.refusal(state, owner, tile)) return 0;
  const shift = 1 + ATTACK_SHIFT[attackedKind(state, owner, tile)];
  const each = state.world.role[4] === 3 ? 1 : HITS[shift];
  return (FAR * (worth + prizeOf(state, tile))) / (1 + armiesOn(state, tile) / each);
}
