import { CITY } from '../../../data/board';
import { HOUSE_PRICES, HOUSES_END, HOUSES_END_WITH_ARMIES } from '../../../data/figures';
import { figureOf } from '../../../rules/base/ask';
import { hasSettlement } from '../../../rules/base/pieces';
import { EMPTY, HQ, LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import { figure } from '../../../rules/state/points';
import { placeOf, type State, tableColumn } from '../../../rules/state/state';

/** Goods for which an owner has room besides its houses. */
export const MORE_ROOM = figure();
/** What settling in a city (`at`) costs. */
export const HOUSE_PRICE = figure();

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
function barracksAsHouses({ barracks, world }: State, tile: number): number {
  return world.role[4] > 0 ? barracks[tile] : 0;
}

export function moreRoom(state: State, owner: Owner): number {
  return figureOf(state, MORE_ROOM, owner, 0);
}

/** M8.8: an owner's trading houses: its settlements in cities, HQ included. */
export function housesOf({ kind, place, now }: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < now[LAID]; tile++)
    if (kind[tile] === CITY && place[placeOf(owner, tile)] !== EMPTY) count++;
  return count;
}

/** M8.9: room for goods: 1 a house, 2 an HQ, which stands in a city. */
export function roomOf(state: State, owner: Owner): number {
  let room = housesOf(state, owner);
  if (isRoomy(state)) return 2 * room + moreRoom(state, owner);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.place[placeOf(owner, tile)] === HQ) room++;
  return room + moreRoom(state, owner);
}

/** M8.8. */
export function addHousePrice(state: State, owner: Owner, price: number, tile: number): number {
  return price + (state.kind[tile] === CITY ? housePrice(state, owner, tile) : 0);
}

function housePrice(state: State, owner: Owner, tile: number): number {
  let houses = barracksAsHouses(state, tile);
  for (let other = 0; other < state.owners; other++)
    if (hasSettlement(state, other, tile)) houses++;
  return figureOf(state, HOUSE_PRICE, owner, HOUSE_PRICES[houses], tile);
}
