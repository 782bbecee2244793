import type { ActionKind } from '../../../kit/action-kind';
import type { Event } from './events';
import type { Refusal } from './refusals';
import { CUBE, DRAWN, OVER, PHASE, type State } from './state';

export type SteamKind = ActionKind<State, Event, Refusal>;

/** The places where a cube is on its way, and where drawn cubes are placed. All others are phases. */
export const UNDERWAY = OVER + 1;
export const PLACING = OVER + 2;

export function placeOf({ turn }: State): number {
  if (turn[CUBE] > 0) return UNDERWAY;
  return turn[DRAWN] === 1 ? PLACING : turn[PHASE];
}

/** The written form of an action without args, which is always legal where it belongs. */
export const bare = {
  keys: [],
  read: () => 0,
  write: () => ({}),
  refusal: () => null,
} as const;

/** No action names a greater sum, or more shares (12). */
export const AMOUNT_MOST = 9999;

/** Args of two parts: 14 bits for the first one, the second one above them. */
const FIRST_BITS = 14;

export function pack(first: number, second: number): number {
  return first | (second << FIRST_BITS);
}

export function firstOf(args: number): number {
  return args & ((1 << FIRST_BITS) - 1);
}

export function secondOf(args: number): number {
  return args >> FIRST_BITS;
}
