import type { AnyAdvice, SearchTuning } from '../kit/advice';

const DEFAULT: SearchTuning = {
  exploration: 0.6,
  widening: 2,
  narrowness: 0.5,
  rolloutDepth: 3,
  rolloutUnit: 'action',
  engineerMargin: 0,
  capacity: 2 ** 17,
};

/** The search tuning of a game: the values of its advice, and defaults for the others. */
export function tuningOf(advice: AnyAdvice | null): SearchTuning {
  return { ...DEFAULT, ...advice?.tuning };
}
