import type { TapTime } from './finger';

/** So many times slower than at its best a machine may have been around a tap, to be called quiet. */
const QUIET = 1.2;

/** How long the piece of work took when the machine was at its best around one of these taps, in ms. */
export function bestPace(taps: readonly TapTime[]): number {
  return Math.min(...taps.map(({ pace }) => pace));
}

/**
 * Those of these taps at which the machine was quiet: its host took nothing meanwhile, and a piece of work just
 * before was about as fast as at its `best`. What neighbors take from it is neither the app's doing nor a phone's.
 */
export function quietTaps(taps: readonly TapTime[], best: number): readonly TapTime[] {
  return taps.filter(({ stolen, pace }) => stolen === 0 && pace <= QUIET * best);
}
