/** The kinds of tile, in the order of the stacks (M5.1). Without water they are in the order of the terrains (G3.1). */
export const KINDS = [
  'city',
  'water',
  'grassland',
  'forest',
  'field',
  'mountain',
  'desert',
] as const;
export type KindId = (typeof KINDS)[number];
export const [CITY, WATER, GRASSLAND, FOREST, FIELD, MOUNTAIN, DESERT] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

/** Tiles of each kind, by kind (G3.2). */
export const TILE_COUNTS = [10, 11, 10, 9, 8, 7, 6] as const;
export const TILES = 61;
export const CITIES = 10;

/** The kinds of good (G3.3). */
export const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'] as const;
export type GoodId = (typeof GOODS)[number];
export const FISH = 4;
/** The good of a tile's kind, -1 none. */
export const GOOD_OF_KIND = [-1, FISH, 0, 1, 2, 3, -1] as const;

/** The kind of good that a city offers, by its number modulo 5 (G3.2). */
const OFFERS = [3, 0, 4, 1, 2] as const;

export function offerOf(number: number): number {
  return OFFERS[number % OFFERS.length];
}

/** Steps to the six neighbors in q and r (G3.1). The second three are the opposites of the first. */
export const STEPS_Q = [1, 0, -1, -1, 0, 1] as const;
export const STEPS_R = [0, 1, 1, 0, -1, -1] as const;

/** Hexes as they are written, "q,r". */
type Hexes = readonly string[];

/** What is laid before play: the cities by number from 1, water, and grassland (G3.5, G3.6). */
export interface Drawing {
  readonly cities: Hexes;
  readonly water: Hexes;
  readonly grassland: Hexes;
}

/** A map with a tile on every hex at the start: those of the drawing, and 42 placed at random (G3.5). */
export interface FullMap {
  readonly kind: 'full';
  readonly rows: readonly { readonly r: number; readonly from: number; readonly to: number }[];
  readonly drawing: Drawing;
  /** No chain of water may join the first lake with any of the others. */
  readonly lakes: readonly Hexes[];
  /** All capitals on city 1, or each owner's its own (G4.4). */
  readonly capitals: 'common' | 'different';
  /** G4.5: the numbers of the only cities for capitals, all around the map. */
  readonly ring?: readonly number[];
}

/** A map that begins small and grows (G3.6). */
export interface GrowingMap {
  readonly kind: 'growing';
  /** By seats; company worlds use the last. */
  readonly drawings: Readonly<Record<2 | 3 | 4, Drawing>>;
  /** The greatest distance from 0,0 at which a tile may lie (M5.3). */
  readonly reach: number;
  readonly capitals: 'common' | 'different';
}

const RIM: FullMap['rows'] = [
  { r: -4, from: 0, to: 4 },
  { r: -3, from: -1, to: 4 },
  { r: -2, from: -2, to: 4 },
  { r: -1, from: -3, to: 4 },
  { r: 0, from: -4, to: 4 },
  { r: 1, from: -4, to: 3 },
  { r: 2, from: -4, to: 2 },
  { r: 3, from: -4, to: 1 },
  { r: 4, from: -4, to: 0 },
];

/** G4.5: places in a ring that may be chosen together, turned in any way: opposite, every second, two free opposite. */
export const RING_PLACES: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
};
const CENTER: Drawing = { cities: ['0,0'], water: [], grassland: [] };
const BIG_LAKE = ['0,0', '1,-1', '0,-1', '0,1', '-1,1'];
const SMALL_LAKES = ['2,-4', '-2,-2', '2,2', '-2,4'];

export type MapNumber = 1 | 2 | 3 | 4 | 5;

/** The maps by number. The numbers of the cities on maps 1, 3 and 5 are partly our own choice. */
export const MAPS: Readonly<Record<MapNumber, FullMap | GrowingMap>> = {
  1: {
    kind: 'growing',
    drawings: {
      2: { cities: ['0,0', '2,0', '-2,0'], water: ['1,0', '-1,0'], grassland: [] },
      3: {
        cities: ['0,0', '2,0', '0,-2', '-2,2'],
        water: ['1,0', '0,-1', '-1,1'],
        grassland: [],
      },
      4: {
        cities: ['0,0', '3,-2', '1,2', '-1,-2', '-3,2'],
        water: ['2,-1', '1,1', '-1,-1', '-2,1'],
        grassland: ['1,0', '-1,0'],
      },
    },
    reach: 4,
    capitals: 'different',
  },
  2: {
    kind: 'full',
    rows: RIM,
    drawing: {
      cities: ['0,0', '-1,-1', '2,-1', '-1,2', '0,-4', '4,-4', '-4,0', '4,0', '-4,4', '0,4'],
      water: ['2,-4', '-2,-2', '1,-2', '4,-2', '-2,1', '1,1', '-4,2', '2,2', '-2,4'],
      grassland: [],
    },
    lakes: [],
    capitals: 'different',
    ring: [5, 6, 8, 10, 9, 7],
  },
  3: {
    kind: 'full',
    rows: RIM,
    drawing: {
      cities: ['-1,0', '-1,2', '1,0', '1,-2', '0,-4', '4,-4', '-4,0', '4,0', '-4,4', '0,4'],
      water: [...BIG_LAKE, ...SMALL_LAKES],
      grassland: [],
    },
    lakes: [BIG_LAKE, ...SMALL_LAKES.map((hex) => [hex])],
    capitals: 'different',
  },
  4: {
    kind: 'growing',
    drawings: { 2: CENTER, 3: CENTER, 4: CENTER },
    // No chain of 61 tiles is longer.
    reach: TILES - 1,
    capitals: 'common',
  },
  5: {
    kind: 'full',
    rows: [
      { r: -4, from: 3, to: 6 },
      { r: -3, from: -1, to: 5 },
      { r: -2, from: -4, to: 4 },
      { r: -1, from: -4, to: 4 },
      { r: 0, from: -4, to: 3 },
      { r: 1, from: -4, to: 2 },
      { r: 2, from: -3, to: 1 },
      { r: 3, from: -3, to: 1 },
      { r: 4, from: -3, to: 0 },
      { r: 5, from: -2, to: -1 },
      { r: 6, from: -2, to: -2 },
    ],
    drawing: {
      cities: ['0,0', '-4,-2', '6,-4', '-2,6', '3,-4', '-1,-3', '4,-1', '-4,1', '1,3', '-3,4'],
      water: ['4,-3', '0,-2', '2,-2', '-3,-1', '-2,0', '2,0', '-2,2', '0,2', '-1,4'],
      grassland: [],
    },
    lakes: [],
    capitals: 'common',
  },
};
