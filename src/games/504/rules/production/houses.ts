import { CITY } from '../../data/board';
import { HOUSE_PRICES } from '../../data/figures';
import { EMPTY, HQ, LAID } from '../base/fields';
import { hasSettlement } from '../base/pieces';
import { barracksAsHouses, isRoomy } from '../pairs/military-production';
import { hasFreeHouses, moreRoom } from '../pairs/privileges-production';
import type { Owner } from '../parts';
import { placeOf, type State } from '../state';

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

/** M8.8: what settling in a city costs. */
export function housePrice(state: State, owner: Owner, tile: number): number {
  if (state.kind[tile] !== CITY || hasFreeHouses(state, owner)) return 0;
  let houses = barracksAsHouses(state, tile);
  for (let other = 0; other < state.owners; other++)
    if (hasSettlement(state, other, tile)) houses++;
  return HOUSE_PRICES[houses];
}
