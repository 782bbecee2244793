import type { Advice } from '../../../src/kit/advice';
import type { State } from '../rules/state';
import { prior, rollout, sample } from './choose';
import { value } from './value';

/** What Depot knows about playing it well. */
export const advice: Advice<State> = {
  sample,
  prior,
  rollout,
  value,
  // A turn has up to six steps: a sketch sees the end of a few of them.
  tuning: { rolloutDepth: 16 },
};
