import { CITY, KINDS } from '../data/board';
import { LINK_INCOME, LINK_VP, LINKS_END, ROAD_COST } from '../data/figures';
import { SIDES } from '../rules/base/map';
import { hasSettlement } from '../rules/base/pieces';
import { NONE } from '../rules/base/windows';
import { endOf, hasRoadAt, startOf } from '../rules/roads/edges';
import { countLinks } from '../rules/roads/links';
import { edgeOf } from '../rules/roads/road';
import { linkPoints } from '../rules/roads/role-1';
import { income } from '../rules/roads/role-2';
import { type State, tableColumn } from '../rules/state';
import type { ModuleAdvice } from './parts';
import { dollar } from './rates';

/** Rounds from a linked city to the next one. */
const PACE = 2.5;
const counts = new Uint8Array(KINDS.length);

/** What a linked tile of a kind is worth beside those that are linked, sets included. */
function linkWorth(state: State, kind: number, turns: number): number {
  const points = state.world.role[6] === 1 ? LINK_VP[kind] + 0.6 : 0;
  const money = state.world.incomeBy === 6 ? (LINK_INCOME[kind] + 2) * turns * dollar[0] : 0;
  return points + money;
}

function isOpen(state: State, owner: number, tile: number): boolean {
  return state.world.role[6] < 3 && !hasRoadAt(state, owner, tile);
}

/** Module 6: linked tiles, and settlements that can become such. */
export const roadAdvice: ModuleAdvice = {
  digit: 6,
  dollar: 0.1,
  roundsAfter(state) {
    let most = 0;
    for (let owner = 0; owner < state.owners; owner++) {
      countLinks(state, owner, counts);
      most = Math.max(most, counts[CITY]);
    }
    return PACE * (LINKS_END[tableColumn(state)] - most);
  },
  points(state, owner) {
    if (state.world.role[6] !== 1) return 0;
    countLinks(state, owner, counts);
    return linkPoints(counts);
  },
  income,
  holding: (state, owner, tile, turns) =>
    isOpen(state, owner, tile) ? 0.4 * linkWorth(state, state.kind[tile], turns) : 0,
  work(state, owner, tile, turns) {
    if (state.world.role[6] === 3) return 0.2;
    let best = 0;
    const isLinked = !isOpen(state, owner, tile) || state.hq[owner] === tile;
    for (let side = 0; side < SIDES; side++) {
      const other = state.neighbor[tile * SIDES + side];
      if (other === NONE || !hasSettlement(state, owner, other)) continue;
      const next = isLinked ? other : tile;
      if (!isOpen(state, owner, next)) continue;
      if (!isLinked && isOpen(state, owner, other) && state.hq[owner] !== other) continue;
      const cost = Math.max(ROAD_COST[state.kind[tile]], ROAD_COST[state.kind[other]]);
      best = Math.max(best, linkWorth(state, state.kind[next], turns) / (1 + 0.3 * cost));
    }
    return best;
  },
  // Every way to pay for a road links the same tiles.
  gain(state, owner, _place, args, turns) {
    const edge = edgeOf(args);
    const start = startOf(edge);
    const end = endOf(state, edge);
    let worth = state.world.role[6] === 3 ? 0.3 : 0.02;
    if (isOpen(state, owner, start)) worth += linkWorth(state, state.kind[start], turns);
    if (isOpen(state, owner, end)) worth += linkWorth(state, state.kind[end], turns);
    return worth;
  },
};
