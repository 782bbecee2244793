import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';
import type { LineId } from '../data/board';

/** A space, and what is placed there. */
export const use = (space: string, workers: number, rubles = 0) => ({
  do: 'use',
  space,
  pay: [workers, 0, rubles],
});
export const pass = { do: 'pass' };
export const industry = (from: number) => ({ do: 'industry', from });
export const take = (tile: string) => ({ do: 'take', as: 'build', tile });
export const put = (line: LineId, over?: string) => ({ do: 'put', line, ...(over && { over }) });
export const flip = { do: 'flip' };
export const factory = (tile: string) => ({ do: 'factory', as: 'build', from: 'supply', tile });
export const token = (id: string) => ({ do: 'token', token: id });
export const card = (id: string) => ({ do: 'card', card: id });
export const bonus = (id: string) => ({ do: 'bonus', card: id });
export const keyForPoints = { do: 'key', take: 'points' };
export const move = (space: string) => ({ do: 'move', space });

/** One step, by the kind of the pool: black, gray, … or `basic`, `any`. */
export const step = (as: string, line: LineId, colour = as) => ({ do: 'step', as, line, colour });

/** The goal to play this, with all that follows without a choice, and nothing else. */
export function play(...actions: readonly JsonObject[]): LessonGoal {
  const [only = {}] = actions;
  const action = actions.length > 1 ? actions : only;
  return { goal: 'play', action, like: action };
}
