import { shuffle } from '../../../../kit/random';
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
} from '../../data/board';
import type { Emit } from '../state/events';
import { LAID, NONE } from '../state/fields';
import type { State } from '../state/state';
import { hexText, isWalkable, kindName, layTile, readHex, SIDES, tileAt } from './map';

/** Lays the map of the world (G3.5, G3.6). */
export function layMap(state: State, emit?: Emit<State>): void {
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
