import { opposite } from '../../../../kit/hex';
import {
  CITY,
  type FullMap,
  type GrowingMap,
  KINDS,
  type KindId,
  STEPS_Q,
  STEPS_R,
  TILES,
  WATER,
} from '../../data/board';
import type { ActionForm, City, OnMap } from '../state/base-events';
import { LAID, NONE, ORIGIN } from '../state/fields';
import type { State } from '../state/state';

export const SIDES = 6;

/** Steps between two hexes (G3.1). */
export function distance(q: number, r: number, toQ = 0, toR = 0): number {
  const a = Math.abs(q - toQ);
  const b = Math.abs(r - toR);
  const c = Math.abs(q - toQ + r - toR);
  return Math.max(a, b, c);
}

/** The columns and rows of tiles, from 0,0. */
export function qOf(state: State, tile: number): number {
  return state.q[tile] - ORIGIN;
}

export function rOf(state: State, tile: number): number {
  return state.r[tile] - ORIGIN;
}

/** The tile at a place, or NONE. */
export function tileAt(state: State, q: number, r: number): number {
  const { now } = state;
  for (let tile = 0; tile < now[LAID]; tile++)
    if (state.q[tile] === q + ORIGIN && state.r[tile] === r + ORIGIN) return tile;
  return NONE;
}

/** Lays a tile and returns its number: tiles are numbered as they are laid. */
export function layTile(state: State, q: number, r: number, kind: number, number = 0): number {
  const { now, neighbor } = state;
  const tile = now[LAID];
  state.q[tile] = q + ORIGIN;
  state.r[tile] = r + ORIGIN;
  state.kind[tile] = kind;
  state.number[tile] = number;
  for (let side = 0; side < SIDES; side++) {
    const other = tileAt(state, q + STEPS_Q[side], r + STEPS_R[side]);
    neighbor[tile * SIDES + side] = other;
    if (other !== NONE) neighbor[other * SIDES + opposite(side)] = tile;
  }
  now[LAID]++;
  return tile;
}

/** The direction from a tile to one next to it, -1: they do not touch. */
export function sideBetween({ neighbor }: State, from: number, to: number): number {
  for (let side = 0; side < SIDES; side++) if (neighbor[from * SIDES + side] === to) return side;
  return -1;
}

export function isWalkable({ kind }: State, tile: number): boolean {
  return kind[tile] !== WATER;
}

export function isLaid({ now }: State, tile: number): boolean {
  return tile < now[LAID];
}

/** Whether a tile of a kind is next to a tile. */
export function touches({ kind, neighbor }: State, tile: number, what: number): boolean {
  for (let side = 0; side < SIDES; side++) {
    const other = neighbor[tile * SIDES + side];
    if (other !== NONE && kind[other] === what) return true;
  }
  return false;
}

/** The tiles from west to east in columns, each from north to south, as positions list them. */
export function tilesInOrder(state: State): readonly number[] {
  return Array.from({ length: state.now[LAID] }, (_, tile) => tile).sort((a, b) =>
    compareTiles(state, a, b),
  );
}

/** Ascending by q, then r. */
export function compareTiles({ q, r }: State, a: number, b: number): number {
  return q[a] - q[b] || r[a] - r[b];
}

export function hexText(state: State, tile: number): string {
  return writeHex(qOf(state, tile), rOf(state, tile));
}

export function writeHex(q: number, r: number): string {
  return `${q},${r}`;
}

const HEX = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;

/** The column and row of a hex "q,r" that a tile can lie on; null: it is none. */
export function readHex(text: unknown): readonly [q: number, r: number] | null {
  const parts = typeof text === 'string' ? HEX.exec(text) : null;
  if (!parts) return null;
  const [q, r] = [Number(parts[1]), Number(parts[2])];
  return distance(q, r) < TILES ? [q, r] : null;
}

export function kindName(kind: number): KindId {
  return KINDS[kind];
}

/** The one city that every drawing of a map has that grows. */
const FIRST: readonly City[] = [{ number: 1, hex: '0,0' }];

/** The cities that have the same number in every match on a map. */
export const citiesDrawnOn = (map: FullMap | GrowingMap): readonly City[] =>
  map.kind === 'full'
    ? map.drawing.cities.map((hex, place) => ({ number: place + 1, hex }))
    : FIRST;

/** The cities that lie on the map of a position. */
export function citiesOf(state: State): readonly City[] {
  const cities: City[] = [];
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] === CITY)
      cities.push({ number: state.number[tile], hex: hexText(state, tile) });
  return cities;
}

/** For events that name hexes: the cities as they were laid, if there are others than in every match on this map. */
export function citiesTold(state: State): OnMap {
  const [cities, drawn] = [citiesOf(state), citiesDrawnOn(state.world.map)];
  const isDrawn =
    cities.length === drawn.length && cities.every(({ hex }, place) => hex === drawn[place].hex);
  return isDrawn ? {} : { cities };
}

/** For an action that names hexes: what the lands are. Cities have numbers, and unknown hexes no kind. */
export function landsTold(state: State, form: ActionForm): OnMap {
  const kinds: Record<string, KindId> = {};
  const { at, to, between }: Readonly<Record<string, unknown>> = form;
  for (const place of [at, to].concat(between)) {
    const hex = readHex(place);
    const tile = hex ? tileAt(state, ...hex) : NONE;
    if (tile !== NONE && state.kind[tile] !== CITY)
      kinds[String(place)] = kindName(state.kind[tile]);
  }
  return Object.keys(kinds).length > 0 ? { kinds } : {};
}
