import type { Pace } from '../kept-settings';

const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, usual: 1, fast: 0.5, none: 0 };

/** Milliseconds that somebody's own move stays before a computer answers it. */
const OWN = 400;

/**
 * Milliseconds that what was just played stays in sight: for a computer's move some for looking, and more the
 * longer it takes to read.
 */
export function stayFor(said: string | null, pace: Pace): number {
  return FACTORS[pace] * (said === null ? OWN : 900 + 32 * said.length);
}
