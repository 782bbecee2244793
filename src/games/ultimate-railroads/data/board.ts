import type { Effect } from './effects';

/** The board (1.1, 1.2, 4.6, 6.3, 8.1): printed figures and, where the clauses say so, reported ones. */

export const COLORS = ['black', 'gray', 'brown', 'natural', 'white'] as const;
export type Color = (typeof COLORS)[number];

/** The spaces of the board. */
export type BoardSpaceId =
  | `${'black' | 'gray' | 'brown' | 'natural' | 'white' | 'light' | 'place'}-${1 | 2}`
  | `${'build' | 'industry'}-${1 | 2 | 3}`
  | 'any'
  | 'bottom'
  | 'doubler'
  | 'money'
  | 'temps'
  | 'hire'
  | 'last';
/** An engineer by its number, as a space of its owner. */
export type EngineerSpaceId = `engineer-${number}`;
export type SpaceId = BoardSpaceId | EngineerSpaceId;

/** Places of the strip that can hold an engineer. */
export const STRIP_MOST = 7;

interface Seating {
  readonly rounds: number;
  readonly workers: number;
  readonly rubles: number;
  readonly dealA: number;
  readonly dealB: number;
  readonly strip: number;
  readonly light: number;
  /** Points for passing, by place. */
  readonly passPoints: readonly number[];
  /** Spaces that do not exist. */
  readonly absent: readonly SpaceId[];
}

/** 1.1, by the number of seats. */
export const SEATING: Readonly<Record<number, Seating>> = {
  2: {
    rounds: 6,
    workers: 6,
    rubles: 2,
    dealA: 3,
    dealB: 3,
    strip: 6,
    light: 1,
    passPoints: [0, 2],
    absent: ['black-1', 'gray-1', 'build-2', 'industry-3', 'temps', 'light-2', 'place-2'],
  },
  3: {
    rounds: 6,
    workers: 6,
    rubles: 1,
    dealA: 3,
    dealB: 3,
    strip: 7,
    light: 2,
    passPoints: [0, 2, 3],
    absent: [],
  },
  4: {
    rounds: 7,
    workers: 5,
    rubles: 1,
    dealA: 3,
    dealB: 4,
    strip: 7,
    light: 2,
    passPoints: [0, 2, 3, 4],
    absent: [],
  },
};

/** 12.5: points of a space by its best color. */
export const VALUES = { normal: [0, 1, 2, 4, 7], revalued: [0, 1, 3, 6, 10] } as const;

interface Line {
  readonly id: 'trans' | 'peter' | 'kiev';
  readonly length: number;
  /** How many colors it takes, from black. */
  readonly colors: number;
  readonly slots: number;
}

export const LINES = [
  { id: 'trans', length: 15, colors: 5, slots: 2 },
  { id: 'peter', length: 9, colors: 4, slots: 1 },
  { id: 'kiev', length: 9, colors: 3, slots: 1 },
] as const satisfies readonly Line[];
export type LineId = Line['id'];

/** The index of each line in `LINES`. */
export const [TRANS, PETER, KIEV] = [0, 1, 2] as const;

/** 6.2: the spaces of black on `trans` that bring the colors from gray on. */
export const UNLOCKS: readonly number[] = [2, 6, 10, 15];

/** 12.5: the line `peter` counts double with this color there. */
export const PETER_DOUBLE = { color: 1, space: 7, reach: 7 } as const;

/** 12.6: spaces of `kiev` with a star; each is worth its number. */
export const STARS: readonly number[] = [1, 2, 3, 4];

/** 9.1: where the medal pays. */
export const MEDAL = { points: 20, color: 1, space: 5, reach: 5 } as const;

/** 6.6: places for doublers over `trans`, and how many there are in all. */
export const DOUBLERS = { places: 8, supply: 30 } as const;

export interface Special {
  readonly id: string;
  readonly pays: 'worker' | 'token' | 'key';
  /** On a line: its place in `LINES`, the space, and whether the reach is needed. */
  readonly line?: number;
  readonly space: number;
  readonly reach?: boolean;
}

/** 6.3, in the order in which they pay. Those without a line are on the lane. */
export const SPECIALS: readonly Special[] = [
  { id: 'trans-3', line: TRANS, space: 3, reach: true, pays: 'worker' },
  { id: 'trans-13', line: TRANS, space: 13, reach: true, pays: 'token' },
  { id: 'trans-15', line: TRANS, space: 15, reach: false, pays: 'key' },
  { id: 'peter-4', line: PETER, space: 4, reach: true, pays: 'token' },
  { id: 'peter-6', line: PETER, space: 6, reach: true, pays: 'token' },
  { id: 'peter-9', line: PETER, space: 9, reach: false, pays: 'key' },
  { id: 'kiev-7', line: KIEV, space: 7, reach: false, pays: 'worker' },
  { id: 'kiev-9', line: KIEV, space: 9, reach: false, pays: 'key' },
  { id: 'industry-token', space: 10, pays: 'token' },
  { id: 'industry-end', space: 15, pays: 'key' },
];

/** 8.1: points by the index of the lane; null is a gap or has no number. */
const LANE_POINTS: readonly (number | null)[] = [
  ...[0, 1, 2, 3, 5, null, 10, null, 15, null, null, null, 20, null, 25, 30],
];
export const LANE_END = LANE_POINTS.length - 1;
/** 12.7: what a marker is worth there: the nearest number at or before it. */
export const MARKER_POINTS: readonly number[] = LANE_POINTS.map((_, index) =>
  Number(
    LANE_POINTS.slice(0, index + 1)
      .filter((points) => points !== null)
      .at(-1),
  ),
);
/** 7.6: the indexes of the five slots for factories. */
export const GAPS: readonly number[] = [5, 7, 9, 11, 13];

/** 6.7. */
export const KEY: { readonly points: number; readonly steps: readonly Effect[] } = {
  points: 10,
  steps: [
    { steps: 'black', n: 1 },
    { steps: 'any', n: 1 },
  ],
};
/** 6.8. */
export const PRIZE_POINTS = 10;
/** 10.7: points where there is no engineer to use. */
export const GUEST_NONE_POINTS = 5;
/** 13.3: by the place among those with engineers. */
export const MAJORITY: readonly number[] = [40, 20];
/** 4.8: what a black worker adds, on these spaces alone. */
export const BLACK_WORKER = { spaces: ['black-1', 'black-2'], extra: 1 } as const;

interface Space {
  readonly id: BoardSpaceId;
  readonly workers: number;
  readonly rubles?: number;
  /** No ruble may replace the worker. */
  readonly workersOnly?: true;
  /** Never taken. */
  readonly endless?: true;
  /** The place on the strip whose engineer gives cost and effects. */
  readonly strip?: number;
  /** In the last round alone, or in all others alone. */
  readonly rounds?: 'last' | 'others';
  readonly effects: readonly Effect[];
}

/** 4.6, in the order in which they are listed. */
export const SPACES: readonly Space[] = [
  { id: 'black-1', workers: 1, effects: [{ steps: 'black', n: 2 }] },
  { id: 'black-2', workers: 2, effects: [{ steps: 'black', n: 3 }] },
  { id: 'gray-1', workers: 1, effects: [{ steps: 'gray', n: 2 }] },
  { id: 'gray-2', workers: 2, effects: [{ steps: 'gray', n: 3 }] },
  { id: 'brown-1', workers: 1, effects: [{ steps: 'brown', n: 1 }] },
  { id: 'brown-2', workers: 2, effects: [{ steps: 'brown', n: 2 }] },
  { id: 'natural-1', workers: 1, effects: [{ steps: 'natural', n: 1 }] },
  { id: 'natural-2', workers: 2, effects: [{ steps: 'natural', n: 2 }] },
  { id: 'white-1', workers: 1, effects: [{ steps: 'white', n: 1 }] },
  { id: 'white-2', workers: 2, effects: [{ steps: 'white', n: 2 }] },
  { id: 'any', workers: 1, rubles: 1, effects: [{ steps: 'any', n: 2 }] },
  { id: 'bottom', workers: 1, endless: true, effects: [{ steps: 'basic', n: 1 }] },
  { id: 'build-1', workers: 1, effects: [{ build: 1 }] },
  { id: 'build-2', workers: 2, effects: [{ build: 1 }] },
  {
    id: 'build-3',
    workers: 3,
    effects: [{ locomotive: 1 }, { factory: 1 }],
  },
  { id: 'industry-1', workers: 1, effects: [{ industry: 1 }] },
  { id: 'industry-2', workers: 2, effects: [{ industry: 2 }] },
  { id: 'industry-3', workers: 2, effects: [{ industry: 1 }, { steps: 'black', n: 1 }] },
  { id: 'doubler', workers: 1, effects: [{ doublers: 1 }] },
  { id: 'money', workers: 1, effects: [{ roubles: 2 }] },
  { id: 'temps', workers: 1, effects: [{ temps: 2 }] },
  { id: 'hire', workers: 0, rubles: 1, effects: [] },
  { id: 'light-1', workers: 0, strip: 1, effects: [] },
  { id: 'light-2', workers: 0, strip: 2, effects: [] },
  { id: 'place-1', workers: 1, workersOnly: true, rounds: 'others', effects: [] },
  { id: 'place-2', workers: 1, workersOnly: true, rounds: 'others', effects: [] },
  { id: 'last', workers: 1, rounds: 'last', effects: [{ industry: 3 }] },
];
