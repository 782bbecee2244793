import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';
import type { ActionId } from '../data/actions';
import { START } from '../data/figures';
import { CUBE_COUNTS, CUBES, type CubeColor } from '../data/goods';
import { boardOf } from '../rules/board';
import { formOf, type Options } from '../rules/options';

export const issue = (shares: number) => ({ do: 'issue', shares });
export const bid = (amount: number) => ({ do: 'bid', amount });
export const drop = { do: 'drop' };
export const pass = { do: 'pass' };
export const done = { do: 'done' };
export const draw = { do: 'draw' };
export const select = (action: ActionId) => ({ do: 'select', action });
export const urbanize = (city: string, hex: string) => ({ do: 'urbanize', city, hex });

/** One tile: the hex, and all track on it afterwards. */
export const build = (hex: string, ...track: readonly string[]) => ({ do: 'build', hex, track });

/** A whole delivery, by the edge at which it leaves each stop. */
export const deliver = (city: string, cube: CubeColor, ...exits: readonly number[]) => [
  { do: 'ship', city, cube },
  ...exits.map((exit) => ({ do: 'go', exit })),
];

/** The goal to play this and nothing else. */
export function play(action: JsonObject | readonly JsonObject[]): LessonGoal {
  return { goal: 'play', action, like: action };
}

/** The goal to put a cube that was drawn into any box. */
export function placeAny(cube: CubeColor, column: string, box: number): LessonGoal {
  return { goal: 'play', action: { do: 'place', cube, column, box }, like: { do: 'place' } };
}

export const options = { board: 'rust-belt' } as const satisfies Options;
export const SEATS = 3;

/** What the others have earned their income with: Iris between Minneapolis and Duluth, Otto between Kansas City and Des Moines. */
export const rivals = {
  ...{ '1,3': { '0-3': 1 }, '1,1': { '1-3': 1 } },
  ...{ '0,18': { '0-3': 2 }, '0,16': { '1-3': 2 }, '1,15': { '1-4': 2 } },
};

/** What differs for a seat from the beginning of a match. */
interface Seat {
  readonly money?: number;
  readonly shares?: number;
  readonly engine?: number;
  readonly income?: number;
  readonly action?: ActionId;
}

/** The differences from the beginning of a match of three. */
interface Scene {
  readonly turn: JsonObject;
  readonly order?: readonly number[];
  readonly seats: readonly [Seat, Seat, Seat];
  /** By hex, each segment with its owner; null: unowned. */
  readonly track?: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  readonly newCities?: Readonly<Record<string, string>>;
  /** Cubes on cities. The others have none. */
  readonly cubes?: Readonly<Record<string, readonly CubeColor[]>>;
  /** Columns with empty boxes at the bottom, by the number of cubes left in them. */
  readonly waiting?: Readonly<Record<string, number>>;
}

/** The written form of a position. Cubes on the display follow each other by color; the rest is in the bag. */
export function position(scene: Scene): JsonObject {
  const { turn, order = [0, 1, 2], track = {}, newCities = {}, waiting = {} } = scene;
  const board = boardOf(formOf(options));
  const cities = [...board.form.cities.map(({ id }) => id), ...Object.keys(newCities)];
  const cubes = Object.fromEntries(cities.map((id) => [id, [...(scene.cubes?.[id] ?? [])]]));
  let next = 0;
  const display = Object.fromEntries(
    board.display.columns.map((id, column) => [
      id,
      Array.from({ length: board.display.boxCount[column] ?? 0 }, (_, box) =>
        box < (waiting[id] ?? Number.POSITIVE_INFINITY)
          ? (CUBES[next++ % CUBES.length] ?? null)
          : null,
      ),
    ]),
  );
  const used = [...Object.values(cubes), ...Object.values(display)].flat();
  const bag = Object.fromEntries(
    CUBES.map((color, place) => [
      color,
      (CUBE_COUNTS[place] ?? 0) - used.filter((one) => one === color).length,
    ]),
  );
  const players = scene.seats.map((seat) => ({
    ...START,
    ...{ income: 0, action: null, begun: Object.keys(track).length > 0, out: null },
    ...seat,
  }));
  return {
    game: 'age-of-steam',
    ...{ options, seats: SEATS, turn, order: [...order], players },
    ...{ track: { ...track }, newCities: { ...newCities }, cubes, display, bag },
  };
}
