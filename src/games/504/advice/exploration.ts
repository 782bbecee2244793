import { TILES } from '../data/board';
import { EXPLORATION } from '../data/figures';
import { isUnknown } from '../modules/exploration/rules/hexes';
import { harvest, income } from '../modules/exploration/rules/roles';
import { SIDES } from '../rules/base/map';
import { isUnsettled } from '../rules/base/pieces';
import { LAID } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import type { State } from '../rules/state/state';
import type { ModuleAdvice } from './parts';
import { earning } from './rates';

const HARVEST = 1;
/** What a discovered tile is worth by itself. */
export const TILE = 0.3;
/** Points of a discovery in role I: its own, and what others harvest less than oneself. */
const DISCOVERY = 2;
/** Tiles that each owner discovers in a round. */
const PACE = 0.9;

/** What the token of a discovery is worth, where it brings one. */
export function tokenWorth(state: State, owner: Owner): number {
  return state.world.incomeBy === 5 ? EXPLORATION.token * earning[owner] : 0;
}

function discoveryWorth(state: State, owner: Owner): number {
  return TILE + (state.world.role[5] === 1 ? DISCOVERY : 0) + tokenWorth(state, owner);
}

export function unknownSides(state: State, tile: number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++) if (isUnknown(state, tile, side)) count++;
  return count;
}

function harvestable(state: State, tile: number): number {
  return state.world.role[5] === 1 ? state.tileVp[tile] - state.fresh[tile] : 0;
}

/** Module 5: discoveries, the points on tiles, tokens. */
export const explorationAdvice: ModuleAdvice = {
  digit: 5,
  dollar: 0.14,
  roundsAfter: ({ now, owners }) =>
    Math.max(0, TILES - EXPLORATION.endLeft - now[LAID]) / (PACE * owners),
  income,
  spendsResidents: ({ world }) => world.role[5] !== 2,
  holding: (state, _owner, tile) =>
    0.4 * harvestable(state, tile) + 0.1 * unknownSides(state, tile),
  settling: (state, owner, tile) =>
    (state.world.role[5] === 1 ? state.fresh[tile] : 0) +
    (isUnsettled(state, tile) ? tokenWorth(state, owner) : 0),
  work(state, owner, tile) {
    const points = harvestable(state, tile) > 0 ? HARVEST : 0;
    const unknown = unknownSides(state, tile) > 0 ? discoveryWorth(state, owner) : 0;
    return Math.max(points, unknown);
  },
  // M5.4, M5.10.
  gain: (state, owner, kind) => (kind === harvest ? 1.5 * HARVEST : discoveryWorth(state, owner)),
};
