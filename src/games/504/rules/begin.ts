import { seedRandom, shuffle } from '../../../kit/random';
import { reading, seatCount } from '../../../kit/reading';
import { ok, type Result } from '../../../kit/result';
import {
  CITY,
  type Drawing,
  type FullMap,
  GRASSLAND,
  type GrowingMap,
  KINDS,
  TILE_COUNTS,
  TILES,
  WATER,
} from '../data/board';
import { playForced } from './actions';
import { happened, isInterrupted } from './base/ask';
import { BEFORE_CAPITALS, beginCapitals } from './base/capital';
import { orderOf, SET_UP } from './base/flow';
import { hexText, isWalkable, kindName, layTile, readHex, SIDES, tileAt } from './base/map';
import { residentsEach, settlementsEach } from './base/pieces';
import { type Options, setups } from './options';
import type { Emit } from './state/events';
import { IN, LAID, NO_INCOME, NONE } from './state/fields';
import { blankState, type State } from './state/state';
import { worldOf } from './world';

/** Sets a match up (G4). */
export function begin(
  options: Options,
  seats: number,
  seed: string,
  emit?: Emit<State>,
): Result<State> {
  const allowed = reading(() => seatCount(seats, setups.seats(options)));
  if (!allowed.ok) return allowed;
  const state = emptyTable(options, seats);
  seedRandom(state.random, seed);
  layMap(state, emit);
  dealOrder(state, emit);
  const { money, company } = state.world;
  const dealt = company ? state.seatCash : state.cash;
  money(seats).forEach((amount, place) => {
    dealt[company ? place : state.order[place]] = amount;
  });
  happened(state, SET_UP, NONE, NONE, 0, emit);
  if (!isInterrupted(state, BEFORE_CAPITALS, emit)) beginCapitals(state, emit);
  playForced(state, emit);
  return ok(state);
}

/** An empty state: only world and pieces are set. */
export function emptyTable(options: Options, seats: number): State {
  const state = blankState(worldOf(options.world), seats);
  state.hq.fill(NONE);
  state.president.fill(NONE);
  state.neighbor.fill(NONE);
  state.income.fill(NO_INCOME);
  state.storedSettlements.fill(settlementsEach(state));
  state.storedResidents.fill(residentsEach(state));
  return state;
}

/** G4.3. */
function dealOrder(state: State, emit?: Emit<State>): void {
  for (let seat = 0; seat < state.seats; seat++) state.order[seat] = seat;
  state.now[IN] = state.seats;
  // Where the turn order is auctioned, none is drawn (M3.4).
  const { company, order } = state.world;
  if (company || order === 'clockwise' || order === 'income-down') return;
  shuffle(state.random, state.order, state.seats);
  emit?.({ event: 'order', order: orderOf(state) }, state);
}

/** Lays the map of the world (G3.5, G3.6). */
function layMap(state: State, emit?: Emit<State>): void {
  const { map, company } = state.world;
  if (map.kind === 'full') fill(state, map, emit);
  else layDrawing(state, drawingOf(map, company ? 4 : state.seats));
}

function drawingOf(map: GrowingMap, seats: number): Drawing {
  return map.drawings[seats as 2 | 3 | 4];
}

function layDrawing(state: State, { cities, water, grassland }: Drawing): void {
  cities.forEach((hex, index) => {
    layTile(state, ...placed(hex), CITY, 1 + index);
  });
  for (const hex of water) layTile(state, ...placed(hex), WATER);
  for (const hex of grassland) layTile(state, ...placed(hex), GRASSLAND);
}

/** A hex of our own data. */
function placed(text: string): readonly [q: number, r: number] {
  const hex = readHex(text);
  if (!hex) throw new TypeError(`${text} is no hex`);
  return hex;
}

/** The 42 tiles that are laid by chance, by kind. */
function loose({ drawing }: FullMap): number[] {
  const fixed = KINDS.map((_, kind) => {
    if (kind === CITY) return drawing.cities.length;
    return kind === WATER ? drawing.water.length : 0;
  });
  return TILE_COUNTS.flatMap((count, kind) => Array<number>(count - fixed[kind]).fill(kind));
}

/** Every arrangement that keeps to the rule is equally likely: those that do not are drawn again. */
function fill(state: State, map: FullMap, emit?: Emit<State>): void {
  layDrawing(state, map.drawing);
  const first = state.now[LAID];
  for (const { r, from, to } of map.rows)
    for (let q = from; q <= to; q++)
      if (tileAt(state, q, r) === NONE) layTile(state, q, r, GRASSLAND);
  const kinds = loose(map);
  do {
    shuffle(state.random, kinds, kinds.length);
    state.kind.set(kinds, first);
  } while (!keepsToTheRule(state, map));
  if (!emit) return;
  const tiles: Record<string, string> = {};
  for (let tile = first; tile < TILES; tile++)
    tiles[hexText(state, tile)] = kindName(state.kind[tile]);
  emit({ event: 'map', tiles }, state);
}

const reached = new Uint8Array(TILES);
const queue = new Uint8Array(TILES);

/** Marks in `reached` the tiles joined with one by neighbors that are walkable, or that are water. */
function reach(state: State, from: number, onWater: boolean): void {
  reached.fill(0);
  reached[from] = 1;
  queue[0] = from;
  for (let head = 0, tail = 1; head < tail; head++) {
    for (let side = 0; side < SIDES; side++) {
      const next = state.neighbor[queue[head] * SIDES + side];
      if (next === NONE || reached[next] || isWalkable(state, next) === onWater) continue;
      reached[next] = 1;
      queue[tail++] = next;
    }
  }
}

function keepsToTheRule(state: State, { lakes, drawing }: FullMap): boolean {
  reach(state, 0, false);
  for (let city = 0; city < drawing.cities.length; city++) if (!reached[city]) return false;
  const [big, ...small] = lakes.map(([hex]) => tileAt(state, ...placed(hex)));
  if (big === undefined) return true;
  reach(state, big, true);
  return small.every((lake) => !reached[lake]);
}
