import { CITY, KINDS, WATER } from '../data/board';
import { COMPANIES, CONTROL_VP, LANDS_INCOME } from '../data/figures';
import { annex } from '../modules/military/rules/annex';
import { refuge, seize } from '../modules/military/rules/capital-falls';
import { fight, join, retreat } from '../modules/military/rules/fight';
import { controlWorth, income } from '../modules/military/rules/roles';
import { secondTile } from '../rules/base/kinds';
import { hasSettlement, residentsOn } from '../rules/base/pieces';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State } from '../rules/state/state';
import { controlPoints, distantWorth, enteringWorth, FALL } from './assault';
import { chanceOf, riskOf } from './forces';
import type { ModuleAdvice } from './parts';
import { earning } from './rates';
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
