import { CITY, FIELD, FOREST, GRASSLAND, KINDS, MOUNTAIN } from '../../../data/board';
import { LINK_INCOME, LINK_SET_INCOME } from '../../../data/figures';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { countLinks } from './links';
import { setsOf } from './role-1';

const counts = new Uint8Array(KINDS.length);
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
