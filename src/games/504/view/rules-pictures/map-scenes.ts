import {
  CITY,
  DESERT,
  FIELD,
  FOREST,
  type GOODS,
  GRASSLAND,
  MOUNTAIN,
  WATER,
} from '../../data/board';
import type { PicturedId } from '../../words/book/pictures';

type Place = readonly [q: number, r: number];

/** What an owner has on a tile: `hq`, or a settlement with active and exhausted residents. */
interface Piece {
  readonly owner: number;
  readonly at: Place;
  readonly hq?: true;
  readonly active?: number;
  readonly exhausted?: number;
}

/** A few tiles with what the paragraph speaks of. */
export interface MapScene {
  readonly world: string;
  readonly tiles: readonly (readonly [kind: number, ...at: Place])[];
  readonly pieces?: readonly Piece[];
  readonly roads?: readonly (readonly [owner: number, from: Place, to: Place])[];
  readonly plants?: readonly (readonly [
    owner: number,
    good: (typeof GOODS)[number],
    ...at: Place,
  ])[];
  /** Points on tiles; `fresh`: one of them is the first settlement's. */
  readonly points?: readonly (readonly [points: number, fresh: boolean, ...at: Place])[];
  /** The trolley of the first owner, and what is in its hold; its cities have a good less than at the beginning. */
  readonly trolley?: {
    readonly owner: number;
    readonly at: Place;
    readonly good: (typeof GOODS)[number];
  };
  /** Factories: by whom, and how many. */
  readonly factories?: readonly (readonly [owner: number, count: number, ...at: Place])[];
  /** Attackers, and free cities with barracks and a militia. */
  readonly attackers?: readonly (readonly [owner: number, count: number, ...at: Place])[];
  readonly guarded?: readonly Place[];
  /** Cities reached. */
  readonly cards?: readonly (readonly [owner: number, city: number])[];
  /** The unknown hexes around are meant, too. */
  readonly unknown?: true;
}

const RED = 0;
const BLUE = 1;
/** The middle of all pictures, and the tiles to its right. */
const [C, E, EE, W]: readonly [Place, Place, Place, Place] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [-1, 0],
];

export const MAP_SCENES: Readonly<Record<Exclude<PicturedId, 'shares'>, MapScene>> = {
  tiles: {
    world: '678',
    tiles: [
      [FOREST, 0, -1],
      [MOUNTAIN, 1, -1],
      [WATER, 2, -1],
      [GRASSLAND, -1, 0],
      [CITY, ...C],
      [FIELD, ...E],
      [DESERT, ...EE],
    ],
  },
  awake: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
    ],
    pieces: [
      { owner: RED, at: C, hq: true, active: 3, exhausted: 1 },
      { owner: RED, at: E },
    ],
  },
  move: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E, exhausted: 2 },
      { owner: RED, at: EE },
    ],
  },
  explore: {
    world: '685',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E, active: 1 },
    ],
    unknown: true,
  },
  harvest: {
    world: '567',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [GRASSLAND, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E, active: 1 },
    ],
    points: [
      [1, false, ...E],
      [2, true, ...EE],
    ],
  },
  road: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: BLUE, at: C },
      { owner: RED, at: E, exhausted: 2 },
      { owner: BLUE, at: E, exhausted: 1 },
      { owner: RED, at: EE },
    ],
    roads: [
      [RED, C, E],
      [BLUE, C, E],
      [RED, E, EE],
    ],
  },
  network: {
    world: '678',
    tiles: [
      [MOUNTAIN, ...W],
      [CITY, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: W },
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E },
      { owner: RED, at: EE },
    ],
    roads: [
      [RED, C, E],
      [RED, E, EE],
    ],
  },
  counts: {
    world: '786',
    tiles: [
      [FOREST, ...W],
      [FOREST, ...C],
      [FOREST, ...E],
      [FIELD, ...EE],
    ],
    pieces: [
      { owner: RED, at: W },
      { owner: RED, at: C },
      { owner: BLUE, at: C },
      { owner: RED, at: E },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
  },
  plants: {
    world: '678',
    tiles: [
      [FOREST, ...W],
      [FIELD, ...C],
      [DESERT, ...E],
      [WATER, ...EE],
    ],
    pieces: [
      { owner: RED, at: W, exhausted: 2 },
      { owner: BLUE, at: C, exhausted: 1 },
      { owner: RED, at: E, exhausted: 2 },
    ],
    plants: [
      [RED, 'wood', ...W],
      [BLUE, 'grain', ...C],
      [RED, 'fish', ...E],
    ],
  },
  demand: {
    world: '156',
    tiles: [
      [CITY, ...C],
      [FIELD, ...E],
    ],
    trolley: { owner: RED, at: E, good: 'fish' },
  },
  reach: {
    world: '265',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [CITY, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: E },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
    cards: [
      [RED, 2],
      [BLUE, 2],
    ],
  },
  factories: {
    world: '365',
    tiles: [
      [CITY, ...C],
      [GRASSLAND, ...E],
      [CITY, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
    factories: [
      [RED, 1, ...C],
      [RED, 1, ...EE],
      [BLUE, 1, ...EE],
    ],
  },
  armies: {
    world: '475',
    tiles: [
      [CITY, ...C],
      [FOREST, ...E],
      [CITY, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: BLUE, at: E, exhausted: 1 },
    ],
    attackers: [[RED, 2, ...E]],
    guarded: [EE],
  },
  houses: {
    world: '678',
    tiles: [
      [CITY, ...C],
      [GRASSLAND, ...E],
      [CITY, ...EE],
    ],
    pieces: [
      { owner: RED, at: C, hq: true },
      { owner: RED, at: EE },
      { owner: BLUE, at: EE },
    ],
  },
};
