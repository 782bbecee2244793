import { STEP_KINDS } from '../data/effects';

/**
 * What the pool counts, always in this order (5.2): the kinds of steps, then the others. The first ones are kept apart
 * by whether they must be done.
 */
export const UNITS = [
  ...STEP_KINDS,
  ...(['industry', 'build', 'locomotive', 'factory'] as const),
  ...(['key', 'token', 'card', 'prize', 'bonus'] as const),
] as const;
export type Unit = (typeof UNITS)[number];

/** The index of each in `UNITS`; the colors come first, in their order. */
export const [BLACK, BASIC, ANY] = [0, 5, 6] as const;
export const [INDUSTRY, BUILD, LOCOMOTIVE, FACTORY] = [7, 8, 9, 10] as const;
export const [KEY, TOKEN, CARD, PRIZE, BONUS] = [11, 12, 13, 14, 15] as const;

/** How many units are steps, and how many are obligatory where they are direct. */
export const STEP_UNITS = STEP_KINDS.length;
export const DUE_UNITS = FACTORY + 1;

/** More of a unit than the tiles of the app bring together in a turn; what others bring beyond it is lost. */
export const POOL_MOST = 99;

/** 5.2: whether a kind of steps may move a color. */
export function takesColor(unit: number, color: number): boolean {
  return unit === color || unit === ANY || (unit === BASIC && color <= 1);
}
