import type { Action } from '../../../kit/rules';
import { LANE_END } from '../data/board';
import { STEP_KINDS } from '../data/effects';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import { COLOR_MOST, FACTORY_SLOTS, LINE_COUNT } from './state';
import { ALL_SPACES, ENGINEER_COUNT, TILE_COUNT } from './tables';

/** An action as one number: 5 bits for its kind, then three places that the kind gives a meaning (15). */
export const KINDS = [
  ...(['start', 'use', 'pass', 'step', 'industry', 'take', 'put', 'flip', 'factory'] as const),
  ...(['key', 'token', 'card', 'prize', 'again', 'guest', 'skip', 'done', 'bonus'] as const),
  ...(['move', 'stay'] as const),
] as const;
export const [START_KIND, USE_KIND, PASS_KIND, STEP_KIND, INDUSTRY_KIND] = [0, 1, 2, 3, 4] as const;
export const [TAKE_KIND, PUT_KIND, FLIP_KIND, FACTORY_KIND, KEY_KIND] = [5, 6, 7, 8, 9] as const;
export const [TOKEN_KIND, CARD_KIND, PRIZE_KIND, AGAIN_KIND] = [10, 11, 12, 13] as const;
export const [GUEST_KIND, SKIP_KIND, DONE_KIND, BONUS_KIND] = [14, 15, 16, 17] as const;
export const [MOVE_KIND, STAY_KIND] = [18, 19] as const;

const ONE = 5;
const TWO = 11;
const THREE = 16;

export function packAction(kind: number, one = 0, two = 0, three = 0): Action {
  return kind | (one << ONE) | (two << TWO) | (three << THREE);
}

export function kindOf(action: Action): number {
  return action & 31;
}

export function oneOf(action: Action): number {
  return (action >> ONE) & 63;
}

export function twoOf(action: Action): number {
  return (action >> TWO) & 31;
}

export function threeOf(action: Action): number {
  return (action >> THREE) & 31;
}

/** `step.as`: the kinds of steps in the order of the pool, then this. */
export const AS_SPREAD = STEP_KINDS.length;
/** `take.as`: these or `build`; `factory` adds whether the tile is a returned one. */
export const AS_BUILD = 0;
export const AS_OTHER = 1;
export const FROM_RETURNED = 2;
/** `key.take` and `prize.take`: points, or the other. */
export const TAKE_POINTS = 0;
export const TAKE_OTHER = 1;

/** A payment (4.2): workers, the black worker, rubles. */
export const WORKERS_MOST = 3;
export const RUBLES_MOST = 3;
export function packPay(workers: number, black: number, rubles: number): number {
  return workers | (black << 2) | (rubles << 3);
}
export const workersIn = (pay: number): number => pay & 3;
export const blackIn = (pay: number): number => (pay >> 2) & 1;
export const rublesIn = (pay: number): number => pay >> 3;

/** How many values the three places have in each kind. */
const RANGES: readonly (readonly [ones: number, twos: number, threes: number])[] = [
  [START_CARD_IDS.length, 1, 1],
  [ALL_SPACES, 32, 1],
  [1, 1, 1],
  [AS_SPREAD + 1, LINE_COUNT * COLOR_MOST, 1],
  [LANE_END + 1, 1, 1],
  [2, TILE_COUNT, 1],
  [LINE_COUNT, TILE_COUNT + 1, 1],
  [1, 1, 1],
  [4, TILE_COUNT, FACTORY_SLOTS + 1],
  [2, 1, 1],
  [TOKEN_IDS.length, 1, 1],
  [CARD_IDS.length, 1, 1],
  [2, 1, 1],
  [ALL_SPACES, 1, 1],
  [ENGINEER_COUNT + 1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [BONUS_CARD_IDS.length, 1, 1],
  [ALL_SPACES, 1, 1],
  [1, 1, 1],
];

/** Whether a number is an action at all, legal or not. */
export function isAction(attempt: number): boolean {
  if (!Number.isInteger(attempt) || attempt < 0 || attempt > 0x7fffffff) return false;
  const kind = kindOf(attempt);
  const one = oneOf(attempt);
  const two = twoOf(attempt);
  const three = threeOf(attempt);
  if (kind >= KINDS.length || packAction(kind, one, two, three) !== attempt) return false;
  const [ones, twos, threes] = RANGES[kind];
  // Engineers have numbers from 1.
  return one < ones && two < twos && three < threes && (kind !== GUEST_KIND || one > 0);
}
