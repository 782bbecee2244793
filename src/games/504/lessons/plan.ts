import type { JsonObject } from '../../../kit/json';
import type { LessonGoal } from '../../../kit/lesson';

export const done = { do: 'done' };
export const quit = { do: 'quit' };
export const pass = { do: 'pass' };
export const payout = { do: 'payout' };
export const withhold = { do: 'withhold' };
export const drive = (to: string) => ({ do: 'drive', to });
export const deliver = (good: string) => ({ do: 'deliver', good });
export const load = (good: string) => ({ do: 'load', good });
export const upgrade = (what: 'speed' | 'hold') => ({ do: 'upgrade', what });
export const moveCapital = (at: string) => ({ do: 'move-capital', at });
export const buy = (at: string) => ({ do: 'buy', at });
export const share = (company: number) => ({ do: 'buy', company });
export const capital = (at: string) => ({ do: 'capital', at });
export const explore = (from: string, at: string) => ({ do: 'explore', from, at });
export const bid = (amount: number) => ({ do: 'bid', amount });
export const place = (number: number) => ({ do: 'place', place: number });
export const factory = (at: string) => ({ do: 'factory', at });
export const fight = (at: string) => ({ do: 'fight', at });
export const retreat = (to: string) => ({ do: 'retreat', to });
export const harvest = (at: string) => ({ do: 'harvest', at });
export const move = (from: string, to: string) => ({ do: 'move', from, to });
export const plant = (at: string, good: string) => ({ do: 'plant', at, good });
export const remove = (at: string) => ({ do: 'remove', at });
export const sell = (...goods: readonly string[]) => ({ do: 'sell', set: [...goods] });
export const sellOwn = { do: 'sell' };

/** The same action `count` times, as one tap plays it. */
export const times = (count: number, action: JsonObject): readonly JsonObject[] =>
  Array.from({ length: count }, () => action);

/** The goal to play this and nothing else. */
export function play(action: JsonObject | readonly JsonObject[]): LessonGoal {
  return { goal: 'play', action, like: action };
}

/** The goal to build a road: its ends, the residents used at each, and where one goes home. */
export function playRoad(
  between: readonly [string, string],
  use: readonly [number, number],
  home: string,
): LessonGoal {
  const like = { do: 'road', between: [...between] };
  return { goal: 'play', action: { ...like, use: [...use], home }, like };
}
