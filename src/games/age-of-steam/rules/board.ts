import { type Hex, hexMap, opposite, writeHex } from '../../../kit/hex';
import { CUBES, NEW_CITIES } from '../data/goods';
import { rustBelt } from '../data/rust-belt';

/**
 * The board in numbers: hexes count from 0 by column, then row; stops are the 12 printed cities in the data's order,
 * then the 14 towns, where new cities may be placed.
 */
export const MAP = hexMap(
  rustBelt.columns.flatMap(({ col, rows }) => rows.map((row) => ({ col, row }))),
);
export const HEXES = MAP.hexes.length;
export const EDGES = 6;

/** `NEIGHBOR[hex * 6 + edge]`: the hex across that edge; -1 off the board and to a lake. */
export const NEIGHBOR = MAP.neighbors;
/** The edge by which the neighbor across an edge sees it. */
export const ACROSS: readonly number[] = Array.from({ length: EDGES }, (_, edge) => opposite(edge));

export const CITIES = rustBelt.cities.length;
export const STOPS = CITIES + rustBelt.towns.length;

/** The hex of a stop. */
export const STOP_HEX = Uint8Array.from([...rustBelt.cities, ...rustBelt.towns], hexNumber);
/** The stop on a hex, printed city or town hex; -1 where there is none. */
export const STOP_ON = new Int8Array(HEXES).fill(-1);
STOP_HEX.forEach((hex, stop) => {
  STOP_ON[hex] = stop;
});

/** Bits of all printed cities, by stop. */
export const PRINTED_CITIES = (1 << CITIES) - 1;

/** Cities by number: the printed ones, then A … H. */
export const CITY_IDS: readonly string[] = [...rustBelt.cities, ...NEW_CITIES].map(({ id }) => id);
/** The color that a city takes, by its number. */
export const CITY_COLOR = Uint8Array.from([...rustBelt.cities, ...NEW_CITIES], ({ cube }) =>
  CUBES.indexOf(cube),
);

/** 7.9: what the ground of a hex adds to the price of a tile: 0 plain, 1 river, 2 mountain, by `TERRAIN`. */
export const TERRAIN = ['plain', 'river', 'mountain'] as const;
export const GROUND = new Uint8Array(HEXES);
for (const river of rustBelt.rivers) GROUND[hexNumber(river)] = TERRAIN.indexOf('river');
for (const mountain of rustBelt.mountains) {
  GROUND[hexNumber(mountain)] = TERRAIN.indexOf('mountain');
}

/** The edges of every hex that lead into a printed city, a bit each. */
export const BESIDE_CITIES = new Uint8Array(HEXES);
for (let city = 0; city < CITIES; city++) markBeside(BESIDE_CITIES, STOP_HEX[city]);

/** Sets for every neighbor of a hex the bit of the edge that leads to it. */
export function markBeside(marks: Uint8Array, hex: number): void {
  for (let edge = 0; edge < EDGES; edge++) {
    const neighbor = NEIGHBOR[hex * EDGES + edge];
    if (neighbor >= 0) marks[neighbor] |= 1 << ACROSS[edge];
  }
}

/** Whether a hex was printed with a town. */
export function isTownHex(hex: number): boolean {
  return STOP_ON[hex] >= CITIES;
}

export function hexText(hex: number): string {
  return writeHex(MAP.hexes[hex]);
}

/** The number of one of the board's hexes. */
function hexNumber(hex: Hex): number {
  const number = MAP.numberOf.get(writeHex(hex));
  if (number === undefined) throw new RangeError(`no hex ${writeHex(hex)} on the board`);
  return number;
}
