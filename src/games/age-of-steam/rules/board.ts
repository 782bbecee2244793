import { type Hex, type HexMap, hexMap, opposite, writeHex } from '../../../kit/hex';
import { hexesIn, hexNumber } from '../../../kit/hex-form';
import type { Json } from '../../../kit/json';
import { oncePer } from '../../../kit/once-per';
import { flaw } from '../../../kit/reading';
import type { BoardForm, CityForm, TownForm } from '../data/board-form';
import { CUBES, NEW_CITIES, type NewCity, SIDES } from '../data/goods';
import { rustBelt } from '../data/rust-belt';
import { type Display, displayOf } from './goods';

export const EDGES = 6;
/** The edge by which the neighbor across an edge sees it. */
export const ACROSS: readonly number[] = Array.from({ length: EDGES }, (_, edge) => opposite(edge));

/** 7.9: what the ground of a hex adds to the price of a tile, by number. */
export const TERRAIN = ['plain', 'river', 'mountain'] as const;

/** The faces of a die. */
export const FACES = 6;

/** A state has a bit for each stop, and a byte for the hex of a new city. */
export const STOPS_MOST = 32;
export const HEXES_MOST = 255;

/** A board prepared for play: hexes, stops and cities are numbers, and lookups take one step. */
export interface Board {
  readonly form: BoardForm;
  /** Hexes count from 0 by column, then row. */
  readonly map: HexMap;
  readonly hexCount: number;
  /** `neighbors[hex * 6 + edge]`: the hex across that edge; -1 off the board and to a lake. */
  readonly neighbors: Int16Array;
  /** The printed cities, then the towns, where new cities may be placed. */
  readonly stops: readonly TownForm[];
  readonly stopCount: number;
  readonly stopHex: Uint8Array;
  /** The stop on a hex, printed city or town; -1 where there is none. */
  readonly stopOn: Int8Array;
  /** The printed cities, then the new ones, A … H. */
  readonly cities: readonly (CityForm | NewCity)[];
  readonly cityIds: readonly string[];
  /** The number of printed cities, and so the number of new city A. */
  readonly cityCount: number;
  /** The color that a city takes. */
  readonly cityColor: Uint8Array;
  /** What a hex is, by its place in `TERRAIN`. */
  readonly ground: Uint8Array;
  /** The edges of every hex that lead into a printed city, a bit each. */
  readonly besideCities: Uint8Array;
  readonly display: Display;
  /** 10.3: the cities whose columns a face moves, by `side * 6 + face - 1`. */
  readonly growing: readonly (readonly number[])[];
}

/** The built-in boards, by id. */
export const BUILT_IN_BOARDS = { 'rust-belt': rustBelt } as const;
export type BuiltInBoard = keyof typeof BUILT_IN_BOARDS;

/** Prepares a board, once per form. The form must be valid. */
export const boardOf = oncePer((form: BoardForm): Board => {
  const map = hexMap(hexesIn(form.columns));
  const { neighbors } = map;
  const hexCount = map.hexes.length;
  const stops = [...form.cities, ...form.towns];
  if (hexCount > HEXES_MOST || stops.length > STOPS_MOST)
    throw new RangeError(`board ${form.id} has too many hexes or stops`);
  const hexOf = (place: Hex): number => {
    const hex = map.numberOf.get(writeHex(place));
    if (hex === undefined) throw new RangeError(`board ${form.id} has no hex ${writeHex(place)}`);
    return hex;
  };
  const stopHex = Uint8Array.from(stops, hexOf);
  const stopOn = new Int8Array(hexCount).fill(-1);
  const besideCities = new Uint8Array(hexCount);
  stopHex.forEach((hex, stop) => {
    stopOn[hex] = stop;
    if (stop < form.cities.length) markBeside(neighbors, besideCities, hex);
  });
  const ground = new Uint8Array(hexCount);
  for (const river of form.rivers) ground[hexOf(river)] = TERRAIN.indexOf('river');
  for (const mountain of form.mountains) ground[hexOf(mountain)] = TERRAIN.indexOf('mountain');
  const cities = [...form.cities, ...NEW_CITIES];
  return {
    form,
    map,
    hexCount,
    neighbors,
    stops,
    stopCount: stops.length,
    stopHex,
    stopOn,
    cities,
    cityIds: cities.map(({ id }) => id),
    cityCount: form.cities.length,
    cityColor: Uint8Array.from(cities, ({ cube }) => CUBES.indexOf(cube)),
    ground,
    besideCities,
    display: displayOf(cities, form.cities.length),
    growing: SIDES.flatMap((side) =>
      Array.from({ length: FACES }, (_, face) =>
        cities.flatMap((city, number) =>
          city.side === side && city.die === face + 1 ? number : [],
        ),
      ),
    ),
  };
});

/** Sets for every neighbor of a hex the bit of the edge that leads to it. */
export function markBeside(neighbors: Int16Array, marks: Uint8Array, hex: number): void {
  for (let edge = 0; edge < EDGES; edge++) {
    const neighbor = neighbors[hex * EDGES + edge];
    if (neighbor >= 0) marks[neighbor] |= 1 << ACROSS[edge];
  }
}

/** Whether a hex was printed with a town. */
export function isTownHex(board: Board, hex: number): boolean {
  return board.stopOn[hex] >= board.cityCount;
}

export function hexText(board: Board, hex: number): string {
  return writeHex(board.map.hexes[hex]);
}

/** The number of a hex of the board, or a flaw. */
export function readHex({ map }: Board, json: Json | undefined, at: string): number {
  const hex = hexNumber(map, json);
  return hex < 0 ? flaw('off-board', at) : hex;
}
