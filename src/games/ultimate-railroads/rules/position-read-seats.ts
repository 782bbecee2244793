import type { Json, JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf, path, record, truth, wordOf } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { DOUBLERS, LANE_END, LINES, SEATING } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { TOKEN_IDS } from '../data/tiles-form';
import { laneReach } from './lane';
import { sortSlots } from './locomotives';
import { amountOf, MARKER } from './program';
import { metPaying } from './specials';
import {
  BLACK_WORKERS,
  COLOR_MOST,
  colorsAt,
  FACTORY_SLOTS,
  LINE_COUNT,
  MARKERS,
  NO_MARKER,
  PIECES,
  type State,
  WORKERS_HELD,
} from './state';
import {
  CARD_TILES,
  ENGINEER_COUNT,
  LINE_COLORS,
  LINE_LENGTHS,
  LINE_SLOTS,
  SLOT_FROM,
  SLOTS,
  TILE_NUMBERS,
} from './tables';

const KEYS = [
  ...['score', 'passed', 'workers', 'own', 'black', 'roubles', 'tracks', 'locos'],
  ...['factories', 'industry', 'doublers', 'engineers', 'tokens'],
];
const LINE_IDS = LINES.map(({ id }) => id);

/** More than any match brings. */
const SCORE_MOST = 1_000_000;
const RUBLES_MOST = 9999;

export function readTable(state: State, json: Json | undefined): void {
  const table = listOf(json, 'table', state.seats);
  table.forEach((item, seat) => {
    readSeat(state, seat, record(item, `table[${seat}]`, KEYS));
  });
}

function readSeat(state: State, seat: Seat, form: JsonObject): void {
  const at = (key: string) => `table[${seat}].${key}`;
  state.score[seat] = count(form.score, at('score'), SCORE_MOST);
  state.passed[seat] = truth(form.passed, at('passed')) ? 1 : 0;
  state.workers[seat] = count(form.workers, at('workers'), WORKERS_HELD);
  state.own[seat] = count(form.own, at('own'), WORKERS_HELD);
  state.black[seat] = wordOf(form.black, at('black'), BLACK_WORKERS);
  state.rubles[seat] = count(form.roubles, at('roubles'), RUBLES_MOST);
  readTracks(state, seat, record(form.tracks, at('tracks'), LINE_IDS));
  readLocos(state, seat, record(form.locos, at('locos'), LINE_IDS));
  readFactories(state, seat, form.factories);
  state.tokens[seat] = readFlags(form.tokens, at('tokens'), TOKEN_IDS);
  readMarkers(state, seat, form.industry);
  state.doublers[seat] = count(form.doublers, at('doublers'), DOUBLERS.places);
  array(form.engineers, at('engineers')).forEach((item, index) => {
    const place = `${at('engineers')}[${index}]`;
    const number = count(item, place, ENGINEER_COUNT) || flaw('too-few', place);
    if (state.engineer[number] > 0) flaw('twice', place);
    state.engineer[number] = 1 + seat;
  });
}

/** Words of a list, each once, as bits. */
export function readFlags(json: Json | undefined, at: string, words: readonly string[]): number {
  let flags = 0;
  array(json, at).forEach((item, index) => {
    const bit = 1 << wordOf(item, `${at}[${index}]`, words);
    if (flags & bit) flaw('twice', `${at}[${index}]`);
    flags |= bit;
  });
  return flags;
}

/** 6.1, 6.2. */
function readTracks(state: State, seat: Seat, form: JsonObject): void {
  const place = `table[${seat}].tracks`;
  const [trans] = array(form.trans, path(place, 'trans'));
  const colors = colorsAt(count(trans, `${place}.trans[0]`, LINE_LENGTHS[0]));
  for (let line = 0; line < LINE_COUNT; line++) {
    const at = path(place, LINE_IDS[line]);
    const needs = Math.min(colors, LINE_COLORS[line]);
    const list = listOf(form[LINE_IDS[line]], at, needs);
    const first = seat * PIECES + line * COLOR_MOST;
    list.forEach((item, color) => {
      const front = count(item, `${at}[${color}]`, LINE_LENGTHS[line]);
      // 2.3: black begins on space 1.
      if (color === 0 && front === 0) flaw('too-few', `${at}[0]`, { has: 0, least: 1 });
      if (color > 0 && front > 0 && front >= state.fronts[first + color - 1])
        flaw('out-of-order', `${at}[${color}]`);
      state.fronts[first + color] = front;
    });
  }
}

function readLocos(state: State, seat: Seat, form: JsonObject): void {
  for (let line = 0; line < LINE_COUNT; line++) {
    const at = `table[${seat}].locos.${LINE_IDS[line]}`;
    const list = array(form[LINE_IDS[line]], at);
    if (list.length > LINE_SLOTS[line])
      flaw('too-many', at, { has: list.length, most: LINE_SLOTS[line] });
    const first = seat * SLOTS + SLOT_FROM[line];
    list.forEach((item, slot) => {
      const tile = wordOf(item, `${at}[${slot}]`, TILE_IDS);
      state.tiles[first + slot] = 1 + tile;
      state.reach[seat * LINE_COUNT + line] += TILE_NUMBERS[tile];
    });
    sortSlots(state.tiles, first, first + LINE_SLOTS[line]);
  }
}

function readFactories(state: State, seat: Seat, json: Json | undefined): void {
  const at = `table[${seat}].factories`;
  const list = array(json, at);
  if (list.length > FACTORY_SLOTS) flaw('too-many', at, { has: list.length, most: FACTORY_SLOTS });
  list.forEach((item, slot) => {
    const tile = wordOf(item, `${at}[${slot}]`, TILE_IDS);
    if (CARD_TILES.includes(tile)) flaw('no-factory', `${at}[${slot}]`);
    state.factories[seat * FACTORY_SLOTS + slot] = 1 + tile;
  });
}

/** 2.3, 8.2, 9.1. */
function readMarkers(state: State, seat: Seat, json: Json | undefined): void {
  const at = `table[${seat}].industry`;
  const markers = array(json, at).map((item, index) => count(item, `${at}[${index}]`, LANE_END));
  const hasSecond = state.set.tokens.some(
    (program, token) => (state.tokens[seat] >> token) & 1 && amountOf(program, MARKER) > 0,
  );
  const needs = hasSecond ? MARKERS : 1;
  if (markers.length !== needs) flaw('wrong-length', at, { has: markers.length, needs });
  markers.sort((a, b) => b - a);
  if (markers[0] > laneReach(state, seat)) flaw('gap', at);
  state.markers.fill(NO_MARKER, seat * MARKERS, (seat + 1) * MARKERS);
  state.markers.set(markers, seat * MARKERS);
}

/** 6.5: workers of one's own come from met specials alone. */
export function checkOwn(state: State): void {
  const { workers } = SEATING[state.seats];
  state.own.forEach((has, seat) => {
    const needs = workers + metPaying(state, seat, 'worker');
    if (has !== needs) flaw('wrong-workers', `table[${seat}].own`, { has, needs });
  });
}
