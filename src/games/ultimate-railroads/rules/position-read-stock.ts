import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { DOUBLERS, SEATING } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { readLock } from './position-read-lock';
import { DOUBLERS_LEFT, HAND_LOCK, LOCK, LOCK_LEFT, type State } from './state';
import { CARD_TILES, ENGINEER_COUNT, START_TILES, SUPPLY_TILES, TILE_COUNT } from './tables';

/** Reads what belongs to no seat: the strip, the tiles and the doublers. The seats must have been read. */
export function readStock(state: State, position: JsonObject): void {
  readStrip(state, position.strip);
  const supply = record(
    position.supply,
    'supply',
    SUPPLY_TILES.map((tile) => TILE_IDS[tile]),
  );
  for (const tile of SUPPLY_TILES) {
    const id = TILE_IDS[tile];
    state.supply[tile] = count(supply[id], `supply.${id}`, state.seats);
  }
  array(position.returned, 'returned').forEach((item, index) => {
    const tile = wordOf(item, `returned[${index}]`, TILE_IDS);
    // 7.3: a tile without a factory side does not lie here.
    if (CARD_TILES.includes(tile)) flaw('no-factory', `returned[${index}]`);
    if (state.returned[tile] === state.seats) flaw('too-many', 'returned');
    state.returned[tile]++;
  });
  readLock(state, position.lock);
  checkTiles(state);
  state.now[DOUBLERS_LEFT] = count(position.doublers, 'doublers', DOUBLERS.supply);
  const all = state.doublers.reduce((sum, one) => sum + one, state.now[DOUBLERS_LEFT]);
  if (all !== DOUBLERS.supply) flaw('wrong-sum', 'doublers', { has: all, needs: DOUBLERS.supply });
}

/** 2.2, 10.1: no engineer is in two places, and those of a ?-card are never here. */
function readStrip(state: State, json: Json | undefined): void {
  const needs = SEATING[state.seats].strip;
  const list = listOf(json, 'strip', needs);
  list.forEach((item, index) => {
    if (item === null) return;
    const at = `strip[${index}]`;
    const number = count(item, at, ENGINEER_COUNT) || flaw('too-few', at);
    if (state.set.tiles.engineers[number - 1].stack === null) flaw('not-on-the-strip', at);
    if (state.engineer[number] > 0 || state.strip.includes(number)) flaw('twice', at);
    state.strip[index] = number;
  });
}

/** 1.3: every tile is somewhere, and once; one of a ?-card may have left the game. */
function checkTiles({ now, seats, supply, returned, tiles, factories }: State): void {
  const counts = new Array<number>(TILE_COUNT).fill(0);
  for (const placed of [...tiles, ...factories]) if (placed > 0) counts[placed - 1]++;
  if (now[LOCK] === HAND_LOCK) counts[now[LOCK_LEFT] - 1]++;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const has = counts[tile] + supply[tile] + returned[tile];
    const isSingle = CARD_TILES.includes(tile);
    const needs = isSingle ? 1 : seats;
    const fits = isSingle ? has <= needs : has === needs;
    const at = START_TILES.includes(tile) || isSingle ? 'table' : `supply.${TILE_IDS[tile]}`;
    if (!fits) flaw('wrong-sum', at, { tile: TILE_IDS[tile], has, needs });
  }
}
