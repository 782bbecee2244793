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
  /** The first owner's trolley and its hold; its cities have one good fewer than at the start. */
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
/** The middle of all pictures, the tiles to its right, and the one to its left. */
const [C, E, EE, W]: readonly [Place, Place, Place, Place] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [-1, 0],
];

/** Tiles from the middle to the right, and of four the first to its left. */
const row = (...kinds: readonly number[]): MapScene['tiles'] =>
  kinds.map((kind, place) => [kind, kinds.length > 3 ? place - 1 : place, 0]);

type Residents = Pick<Piece, 'active' | 'exhausted'>;
const red = (at: Place, residents: Residents = {}): Piece => ({ owner: RED, at, ...residents });
const blue = (at: Place, residents: Residents = {}): Piece => ({ owner: BLUE, at, ...residents });
/** The capital of the first owner. */
const HOME: Piece = { ...red(C), hq: true };

export const MAP_SCENES: Readonly<Record<Exclude<PicturedId, 'shares'>, MapScene>> = {
  tiles: {
    world: '678',
    tiles: [
      [FOREST, 0, -1],
      [MOUNTAIN, 1, -1],
      [WATER, 2, -1],
      ...row(GRASSLAND, CITY, FIELD, DESERT),
    ],
  },
  awake: {
    world: '678',
    tiles: row(CITY, FOREST),
    pieces: [{ ...HOME, active: 3, exhausted: 1 }, red(E)],
  },
  move: {
    world: '678',
    tiles: row(CITY, FOREST, FIELD),
    pieces: [HOME, red(E, { exhausted: 2 }), red(EE)],
  },
  explore: {
    world: '685',
    tiles: row(CITY, FOREST),
    pieces: [HOME, red(E, { active: 1 })],
    unknown: true,
  },
  harvest: {
    world: '567',
    tiles: row(CITY, FOREST, GRASSLAND),
    pieces: [HOME, red(E, { active: 1 })],
    points: [
      [1, false, ...E],
      [2, true, ...EE],
    ],
  },
  road: {
    world: '678',
    tiles: row(CITY, FOREST, FIELD),
    pieces: [HOME, blue(C), red(E, { exhausted: 2 }), blue(E, { exhausted: 1 }), red(EE)],
    roads: [
      [RED, C, E],
      [BLUE, C, E],
      [RED, E, EE],
    ],
  },
  network: {
    world: '678',
    tiles: row(MOUNTAIN, CITY, FOREST, FIELD),
    pieces: [red(W), HOME, red(E), red(EE)],
    roads: [
      [RED, C, E],
      [RED, E, EE],
    ],
  },
  counts: {
    world: '786',
    tiles: [[FOREST, 0, -1], [FIELD, 1, -1], ...row(FOREST, FOREST, FIELD)],
    pieces: [blue([0, -1]), blue([1, -1]), red(C), red(E), red(EE)],
  },
  'counts-linked': {
    world: '567',
    tiles: row(FOREST, CITY, FOREST, FIELD),
    pieces: [red(W), HOME, red(E), blue(E), red(EE), blue(EE)],
    roads: [
      [RED, W, C],
      [RED, C, E],
      [BLUE, E, EE],
    ],
  },
  'counts-plants': {
    world: '879',
    tiles: row(FOREST, FOREST, CITY, FIELD),
    pieces: [red(W), blue(C), red(E), blue(E), blue(EE)],
    plants: [
      [RED, 'wood', ...W],
      [BLUE, 'grain', ...EE],
    ],
  },
  plants: {
    world: '678',
    tiles: row(FOREST, FIELD, DESERT, WATER),
    pieces: [red(W, { exhausted: 2 }), blue(C, { exhausted: 1 }), red(E, { exhausted: 2 })],
    plants: [
      [RED, 'wood', ...W],
      [BLUE, 'grain', ...C],
      [RED, 'fish', ...E],
    ],
  },
  demand: {
    world: '156',
    tiles: row(CITY, FIELD),
    trolley: { owner: RED, at: E, good: 'fish' },
  },
  reach: {
    world: '265',
    tiles: row(CITY, FOREST, CITY),
    pieces: [HOME, red(E), red(EE)],
    cards: [
      [RED, 2],
      [BLUE, 2],
    ],
  },
  factories: {
    world: '365',
    tiles: row(CITY, GRASSLAND, CITY),
    pieces: [HOME, red(EE), blue(EE)],
    factories: [
      [RED, 1, ...C],
      [RED, 1, ...EE],
      [BLUE, 1, ...EE],
    ],
  },
  armies: {
    world: '475',
    tiles: row(CITY, FOREST, CITY),
    pieces: [HOME, blue(E, { exhausted: 1 })],
    guarded: [EE],
  },
  attack: {
    world: '475',
    tiles: row(CITY, FOREST),
    pieces: [HOME, blue(E, { exhausted: 1 })],
    attackers: [[RED, 2, ...E]],
  },
  houses: {
    world: '678',
    tiles: row(CITY, GRASSLAND, CITY),
    pieces: [HOME, red(EE), blue(EE)],
  },
};
