import type { JsonObject } from '../../../../../kit/json';
import { CITIES, CITY, GOODS } from '../../../data/board';
import { HOUSE_PRICES, HOUSES_END, HOUSES_END_WITH_ARMIES } from '../../../data/figures';
import { figure, figureOf } from '../../../rules/base/ask';
import { NO_SETTLEMENT } from '../../../rules/base/kinds';
import { hasSettlement } from '../../../rules/base/pieces';
import { writeByHex } from '../../../rules/base/writing';
import type { Refusal } from '../../../rules/state/events';
import { EMPTY, HQ, LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
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
function isRoomy({ world }: State): boolean {
  return world.role[4] > 0;
}

/** X15, M4.15: barracks count for the price of trading houses. */
function barracksAsHouses({ barracks, world }: State, tile: number): number {
  return world.role[4] > 0 ? barracks[tile] : 0;
}

function moreRoom(state: State, owner: Owner): number {
  return figureOf(state, MORE_ROOM, owner, 0);
}

/** M8.8: an owner's trading houses: its settlements in cities, HQ included. */
export function housesOf({ kind, place, now }: State, owner: Owner): number {
  let count = 0;
  for (let tile = 0; tile < now[LAID]; tile++)
    if (kind[tile] === CITY && place[placeOf(owner, tile)] !== EMPTY) count++;
  return count;
}

/** M8.9: the number of goods that there is room for: 1 a house, 2 an HQ, which is in a city. */
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

/* X4: with 1 and 8.I/II goods lie on the trading houses. */

const KINDS = GOODS.length;

/** Where the goods of an owner in the city of a tile are. */
export function houseAt({ number }: State, owner: Owner, tile: number): number {
  return (owner * CITIES + number[tile] - 1) * KINDS;
}

/** M8.9: each house has its own room: 1, the HQ 2, with armies all 2. */
function houseRoom(state: State, owner: Owner, tile: number): number {
  return isRoomy(state) || state.place[placeOf(owner, tile)] === HQ ? 2 : 1;
}

/** II(6): whether one house of the owner may have a good more, and none has. */
function hasSpareRoom(state: State, owner: Owner): boolean {
  if (moreRoom(state, owner) === 0) return false;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] === CITY && hasSettlement(state, owner, tile))
      if (goodsIn(state, houseAt(state, owner, tile)) > houseRoom(state, owner, tile)) return false;
  return true;
}

function goodsIn({ houseGoods }: State, house: number): number {
  let count = 0;
  for (let good = 0; good < KINDS; good++) count += houseGoods[house + good];
  return count;
}

/** M1.10: an own trading house with room is needed. */
export function houseRefusal(state: State, owner: Owner, tile: number): Refusal | null {
  if (!hasSettlement(state, owner, tile)) return NO_SETTLEMENT;
  const left = houseRoom(state, owner, tile) - goodsIn(state, houseAt(state, owner, tile));
  return left > 0 || hasSpareRoom(state, owner) ? null : { because: 'no-room' };
}

export function putOnHouse(state: State, owner: Owner, tile: number, good: number): void {
  state.houseGoods[houseAt(state, owner, tile) + good]++;
}

/** M8.7: goods on a house that is lost leave the game. */
export function loseGoods(state: State, owner: Owner, tile: number): void {
  if (state.houseGoods.length === 0 || state.kind[tile] !== CITY) return;
  const house = houseAt(state, owner, tile);
  state.houseGoods.fill(0, house, house + KINDS);
}

const onHouses = new Uint16Array(KINDS);

/** All goods of an owner on its houses, by kind. Good until the next call. */
export function goodsOnHouses({ houseGoods }: State, owner: Owner): Uint16Array {
  onHouses.fill(0);
  const first = owner * CITIES * KINDS;
  for (let at = 0; at < CITIES * KINDS; at++) onHouses[at % KINDS] += houseGoods[first + at];
  return onHouses;
}

/** J5: tile to goods. */
export function writeHouses(state: State, owner: Owner): JsonObject {
  return writeByHex(state, (tile) => {
    if (state.kind[tile] !== CITY) return null;
    const house = houseAt(state, owner, tile);
    const goods = GOODS.flatMap((good, kind) =>
      Array<string>(state.houseGoods[house + kind]).fill(good),
    );
    return goods.length > 0 ? goods : null;
  });
}
