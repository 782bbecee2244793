import { GRASSLAND, MOUNTAIN } from '../../data/board';
import { PLANT_COST } from '../../data/figures';
import { hasCard, kindOf } from '../../modules/privileges/rules/cards';
import { HOUSE_PRICE, MORE_ROOM } from '../../modules/production/rules/houses';
import { PLANT_RESIDENTS } from '../../modules/production/rules/plant';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

const ROOM = kindOf('II(6)');
const EASY_MOUNTAINS = kindOf('II(7)');
const FREE_HOUSES = kindOf('III(8)');

/** II(6), M8.9. */
function moreRoom(state: State, owner: Owner, room: number): number {
  return room + (hasCard(state, owner, ROOM) ? 1 : 0);
}

/** II(7), M8.2: with 8.I a plant on a mountain is as one on grassland. */
function asOnGrassland(state: State, owner: Owner, cost: number, kind: number): number {
  const isEasy =
    kind === MOUNTAIN && state.world.role[8] === 1 && hasCard(state, owner, EASY_MOUNTAINS);
  return isEasy ? PLANT_COST[GRASSLAND] : cost;
}

/** III(8), M8.8. */
function freeHouse(state: State, owner: Owner, price: number): number {
  return hasCard(state, owner, FREE_HOUSES) ? 0 : price;
}

export const privilegesProduction: GamePair = {
  when: (role) => role[3] > 0 && role[8] > 0,
  hooks: {
    figures: [
      [MORE_ROOM, moreRoom],
      [PLANT_RESIDENTS, asOnGrassland],
      [HOUSE_PRICE, freeHouse],
    ],
  },
};
