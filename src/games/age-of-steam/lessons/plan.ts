import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';
import type { ActionId } from '../data/actions';
import type { CubeColor } from '../data/goods';

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
