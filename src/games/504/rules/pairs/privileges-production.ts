import { GRASSLAND, MOUNTAIN } from '../../data/board';
import { PLANT_COST } from '../../data/figures';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import type { State } from '../state';

const ROOM = kindOf('II(6)');
const EASY_MOUNTAINS = kindOf('II(7)');
const FREE_HOUSES = kindOf('III(8)');

/** II(6), M8.9. */
export function moreRoom(state: State, owner: Owner): number {
  return hasCard(state, owner, ROOM) ? 1 : 0;
}

/** II(7), M8.2: with 8.I a plant on a mountain is as one on grassland. */
export function plantCostOn(state: State, owner: Owner, kind: number): number {
  const isEasy =
    kind === MOUNTAIN && state.world.role[8] === 1 && hasCard(state, owner, EASY_MOUNTAINS);
  return PLANT_COST[isEasy ? GRASSLAND : kind];
}

/** III(8), M8.8. */
export function hasFreeHouses(state: State, owner: Owner): boolean {
  return hasCard(state, owner, FREE_HOUSES);
}
