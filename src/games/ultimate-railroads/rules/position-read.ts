import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { seedRandom } from '../../../kit/random';
import {
  array,
  count,
  flaw,
  listOf,
  reading,
  record,
  seatCount,
  sound,
  truth,
  wordOf,
} from '../../../kit/reading';
import { failed, type Result } from '../../../kit/result';
import { COLORS, DOUBLERS, LINES, SEATING } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { ownTilesProblems } from '../data/own-tiles';
import { type Options, setups } from './options';
import { readCards } from './position-read-cards';
import { readPlaces } from './position-read-places';
import { checkOwn, readTable } from './position-read-seats';
import { readTurn } from './position-read-turn';
import {
  blankState,
  COLOR_MOST,
  DOUBLERS_LEFT,
  HAND_LOCK,
  LOCK,
  LOCK_LEFT,
  LOCK_MUST,
  LOCKS,
  PIECES,
  SPREAD_LOCK,
  type State,
} from './state';
import {
  CARD_TILES,
  ENGINEER_COUNT,
  LINE_COLORS,
  START_TILES,
  SUPPLY_TILES,
  TILE_COUNT,
} from './tables';

const LINE_IDS = LINES.map(({ id }) => id);

/** Reads the lock (5.9); whether it has a choice is judged once everything is read. */
function readLock(state: State, json: Json | undefined): void {
  const { now } = state;
  if (json === null) return;
  const kinds = LOCKS.slice(1);
  const form = isObject(json) ? json : flaw('not-an-object', 'lock');
  now[LOCK] = 1 + wordOf(form.kind, 'lock.kind', kinds);
  if (now[LOCK] === HAND_LOCK) {
    const { tile } = record(json, 'lock', ['kind', 'tile']);
    now[LOCK_LEFT] = 1 + wordOf(tile, 'lock.tile', TILE_IDS);
    return;
  }
  const isSpread = now[LOCK] === SPREAD_LOCK;
  const { must } = record(json, 'lock', ['kind', 'must', ...(isSpread ? ['left', 'moved'] : [])]);
  now[LOCK_MUST] = truth(must, 'lock.must') ? 1 : 0;
  if (isSpread) readSpread(state, form);
}

function readSpread({ now, moved }: State, form: JsonObject): void {
  now[LOCK_LEFT] = count(form.left, 'lock.left', PIECES) || flaw('too-few', 'lock.left');
  array(form.moved, 'lock.moved').forEach((item, index) => {
    const at = `lock.moved[${index}]`;
    const [lineId, colorId, ...rest] = array(item, at);
    if (rest.length > 0) flaw('wrong-length', at, { has: rest.length + 2, needs: 2 });
    const line = wordOf(lineId, at, LINE_IDS);
    const color = wordOf(colorId, at, COLORS);
    if (color >= LINE_COLORS[line]) flaw('no-track', at);
    const bit = 1 << (line * COLOR_MOST + color);
    if (moved[0] & bit) flaw('twice', at);
    moved[0] |= bit;
  });
}

/** Reads what belongs to no seat: the strip, the tiles and the doublers. The seats must have been read. */
function readStock(state: State, position: JsonObject): void {
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

const KEYS = [
  ...['game', 'options', 'seats', 'turn', 'order', 'claims', 'strip', 'startCards', 'supply'],
  ...['returned', 'doublers', 'cards', 'bonus', 'taken', 'bottom', 'pool', 'lock', 'table'],
];

/** Reads a position (15). A problem names the first thing that is wrong; what is odd but possible is taken as it is. */
export function readPosition(json: Json, seed: string): Result<State> {
  return reading(() => {
    const state = readState(record(json, '', KEYS));
    seedRandom(state.random, seed);
    return state;
  });
}

function readState(position: JsonObject): State {
  if (position.game !== 'ultimate-railroads') flaw('other-game', 'game');
  const options = readOptions(position.options ?? null);
  const seats = seatCount(position.seats, setups.seats(options));
  const state = blankState(options, seats);
  readOrder(state, position.order);
  readTable(state, position.table);
  checkOwn(state);
  readStock(state, position);
  readCards(state, position);
  // Whether a space is there depends on the round, so the turn is read in two steps.
  const finishTurn = readTurn(state, position);
  readPlaces(state, position);
  finishTurn();
  return state;
}

function readOptions(json: Json): Options {
  const options = sound(setups.read(json), 'options');
  if (options.tiles) {
    const [first] = ownTilesProblems(options.tiles);
    if (first) sound(failed(first), 'options.tiles');
  }
  return options;
}

function readOrder(state: State, json: Json | undefined): void {
  const list = listOf(json, 'order', state.seats);
  list.forEach((item, place) => {
    const seat = count(item, `order[${place}]`, state.seats - 1);
    if (state.order.subarray(0, place).includes(seat)) flaw('twice', `order[${place}]`);
    state.order[place] = seat;
  });
}
