import { HOUSES_END, HOUSES_END_WITH_ARMIES } from '../../data/figures';
import { type State, tableColumn } from '../state';

/** X15, M8.14: with armies fewer houses end the match. */
export function housesEnd(state: State): number {
  const most = state.world.role[4] > 0 ? HOUSES_END_WITH_ARMIES : HOUSES_END;
  return most[tableColumn(state)];
}

/** X15, M8.9: with armies every trading house has room for two goods. */
export function isRoomy({ world }: State): boolean {
  return world.role[4] > 0;
}

/** X15, M4.15: barracks count for the price of trading houses. */
export function barracksAsHouses({ barracks, world }: State, tile: number): number {
  return world.role[4] > 0 ? barracks[tile] : 0;
}
