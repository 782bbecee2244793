import { CITY, FIELD, FOREST, GRASSLAND, KINDS, MOUNTAIN } from '../../../data/board';
import {
  COMMON_ROADS_END,
  LINK_INCOME,
  LINK_SET_INCOME,
  LINK_SET_VP,
  LINK_VP,
  LINKS_END,
} from '../../../data/figures';
import { residentsOn } from '../../../rules/base/pieces';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { Goal } from '../../../rules/state/parts';
import { type State, tableColumn } from '../../../rules/state/state';
import { hasCommonRoads, hasRoadAt } from './edges';
import { countLinks, hasCommonRoadAt } from './links';

const counts = new Uint8Array(KINDS.length);

/** M6.9: points for linked tiles by kind. */
export function linkPoints(links: ArrayLike<number>): number {
  let points = 0;
  for (let kind = 0; kind < KINDS.length; kind++) points += LINK_VP[kind] * links[kind];
  return points + LINK_SET_VP * setsOf(links);
}

/** Sets of a city and one each of grassland, forest, field and mountain. */
export function setsOf(links: ArrayLike<number>): number {
  return Math.min(links[CITY], links[GRASSLAND], links[FOREST], links[FIELD], links[MOUNTAIN]);
}

/** Own residents on tiles with own roads, with armies with any. */
function residentsAtRoads(state: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (hasRoadAt(state, owner, tile) || hasCommonRoadAt(state, tile))
      count += residentsOn(state, owner, tile);
  return count;
}

/** M6.9. */
export const goal: Goal<State> = {
  isReached(state) {
    if (hasCommonRoads(state)) return state.neutrals[0] >= COMMON_ROADS_END;
    for (let owner = 0; owner < state.owners; owner++) {
      countLinks(state, owner, counts);
      if (counts[CITY] >= LINKS_END[tableColumn(state)]) return true;
    }
    return false;
  },
  points(state, owner) {
    countLinks(state, owner, counts);
    return linkPoints(counts);
  },
  tie: residentsAtRoads,
};

const LANDS = [GRASSLAND, FOREST, FIELD, MOUNTAIN] as const;

/** M6.10: no more tiles of a kind of land pay than there are linked cities. */
export function linkIncome(links: ArrayLike<number>): number {
  const cities = links[CITY];
  let income = LINK_INCOME[CITY] * Math.max(cities - 1, 0);
  for (const kind of LANDS) income += LINK_INCOME[kind] * Math.min(links[kind], cities);
  return income + LINK_SET_INCOME * setsOf(links);
}

export function income(state: State, owner: Owner): number {
  countLinks(state, owner, counts);
  return linkIncome(counts);
}
