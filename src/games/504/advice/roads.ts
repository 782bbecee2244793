import { CITY, KINDS, TILES } from '../data/board';
import {
  COMMON_ROADS_END,
  COMPANIES,
  LINK_INCOME,
  LINK_SET_VP,
  LINK_VP,
  LINKS_END,
} from '../data/figures';
import { endOf, hasCommonRoads, ownersAt, startOf } from '../modules/roads/rules/edges';
import {
  countLinks,
  hasCommonRoadAt,
  joinedByRoads,
  remembersLinks,
} from '../modules/roads/rules/links';
import { edgeOf, roadCostOf } from '../modules/roads/rules/road';
import { income, linkIncome, linkPoints, setsOf } from '../modules/roads/rules/roles';
import { SIDES } from '../rules/base/map';
import { hasSettlement } from '../rules/base/pieces';
import { LAID, NONE } from '../rules/state/fields';
import type { Owner } from '../rules/state/ids';
import { placeOf, type State, tableColumn } from '../rules/state/state';
import { countedWorth } from './counted';
import type { ModuleAdvice } from './parts';
import { earning } from './rates';

/** Rounds from a linked city to the next one, and settlements, that one included. */
const PACE = 2.5;
const PATH = 2.5;
/** X14: roads that each owner builds in a round. */
const ROADS_EACH = 1.4;
/** Income that a linked tile adds later: the next ones pay more. */
const LATER_INCOME = 2;

const counts = new Uint8Array(KINDS.length);
/** By owner and kind, at `owner * KINDS + kind`: what one more linked tile adds, and linked cities by owner. */
const points = new Float32Array(COMPANIES * KINDS.length);
const incomes = new Float32Array(COMPANIES * KINDS.length);
const cities = new Uint8Array(COMPANIES);
/** By owner and tile, at `owner * TILES + tile`: 1 where a road to it would link nothing new. */
const linked = new Uint8Array(COMPANIES * TILES);

function countAll(state: State): void {
  for (let owner = 0; owner < state.owners; owner++) {
    countLinks(state, owner, counts);
    cities[owner] = counts[CITY];
    markLinks(state, owner, linked);
    const sets = setsOf(counts);
    const missing = kindsInSet(sets);
    const paid = linkIncome(counts);
    for (let kind = 0; kind < KINDS.length; kind++) {
      const at = owner * KINDS.length + kind;
      points[at] =
        LINK_VP[kind] + (isInSet(kind) && counts[kind] === sets ? LINK_SET_VP / missing : 0);
      counts[kind]++;
      incomes[at] = linkIncome(counts) - paid + LATER_INCOME;
      counts[kind]--;
    }
  }
}

function isInSet(kind: number): boolean {
  return LINK_INCOME[kind] > 0;
}

/** How many kinds the next set waits for. */
function kindsInSet(sets: number): number {
  let missing = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if (isInSet(kind) && counts[kind] === sets) missing++;
  return missing;
}

/** What a linked tile of a kind is worth beside those that are linked. */
function linkWorth(state: State, owner: Owner, kind: number): number {
  const at = owner * KINDS.length + kind;
  const first = state.world.role[6] === 1 ? points[at] : 0;
  const money = state.world.incomeBy === 6 ? incomes[at] * earning[owner] : 0;
  return first + money + countedWorth(state, 'links', owner, kind);
}

function isOpen(state: State, owner: number, tile: number): boolean {
  return state.world.role[6] < 3 && linked[placeOf(owner, tile)] === 0;
}

/** Module 6: linked tiles, and settlements that can be linked. */
export const roadAdvice: ModuleAdvice = {
  digit: 6,
  dollar: 0.1,
  prepare: countAll,
  roundsAfter(state) {
    if (hasCommonRoads(state))
      return Math.max(0, COMMON_ROADS_END - state.neutrals[0]) / (ROADS_EACH * state.owners);
    let most = 0;
    for (let owner = 0; owner < state.owners; owner++) most = Math.max(most, cities[owner]);
    return PACE * (LINKS_END[tableColumn(state)] - most);
  },
  reserve: (state, owner) =>
    state.world.role[6] === 1 && !hasCommonRoads(state)
      ? PATH * Math.max(0, LINKS_END[tableColumn(state)] - cities[owner])
      : 0,
  points(state, owner) {
    if (state.world.role[6] !== 1) return 0;
    countLinks(state, owner, counts);
    return linkPoints(counts);
  },
  income,
  spendsResidents: ({ world }) => world.role[6] < 3,
  holding: (state, owner, tile) =>
    isOpen(state, owner, tile) ? 0.4 * linkWorth(state, owner, state.kind[tile]) : 0,
  work(state, owner, tile) {
    if (state.world.role[6] === 3) return 0.2;
    let best = 0;
    const isLinked = !isOpen(state, owner, tile) || state.hq[owner] === tile;
    for (let side = 0; side < SIDES; side++) {
      const other = state.neighbor[tile * SIDES + side];
      if (other === NONE || !hasSettlement(state, owner, other)) continue;
      const next = isLinked ? other : tile;
      if (!isOpen(state, owner, next)) continue;
      if (!isLinked && isOpen(state, owner, other) && state.hq[owner] !== other) continue;
      const cost = Math.max(
        roadCostOf(state, owner, state.kind[tile]),
        roadCostOf(state, owner, state.kind[other]),
      );
      best = Math.max(best, linkWorth(state, owner, state.kind[next]) / (1 + 0.3 * cost));
    }
    return best;
  },
  // Every way to pay for a road links the same tiles.
  gain: (state, owner, _kind, args) => roadGain(state, owner, edgeOf(args)),
};

export function roadGain(state: State, owner: Owner, edge: number): number {
  const start = startOf(edge);
  const end = endOf(state, edge);
  let worth = state.world.role[6] === 3 ? 0.3 : 0.02;
  if (isOpen(state, owner, start)) worth += linkWorth(state, owner, state.kind[start]);
  if (isOpen(state, owner, end)) worth += linkWorth(state, owner, state.kind[end]);
  return worth;
}

/** Marks, at `owner * TILES + tile`, the tiles where one more road would link nothing new to the owner. */
function markLinks(state: State, owner: Owner, into: Uint8Array): void {
  const { now, kind, linked } = state;
  const first = owner * TILES;
  if (!hasCommonRoads(state)) {
    const owners = ownersAt(state);
    for (let tile = 0; tile < now[LAID]; tile++) into[first + tile] = (owners[tile] >> owner) & 1;
    return;
  }
  // M6.15: who links a tile first has it; cities are open to all, as is everything where nothing is remembered.
  if (remembersLinks(state)) {
    for (let tile = 0; tile < now[LAID]; tile++) {
      const isOwn = (linked[tile] >> owner) & 1;
      const isTaken = kind[tile] !== CITY && hasCommonRoadAt(state, tile);
      into[first + tile] = isOwn || isTaken ? 1 : 0;
    }
    return;
  }
  const capital = state.hq[owner];
  const joined = capital === NONE ? null : joinedByRoads(state, owner);
  for (let tile = 0; tile < now[LAID]; tile++)
    into[first + tile] = joined && joined[tile] > 0 && joined[tile] === joined[capital] ? 1 : 0;
}
