import type { Advice } from '../../../kit/advice';
import type { State } from '../rules/state';
import { prior } from './prior';
import { rollout, sample } from './rollout';
import { value } from './value';

/** The advice of Ultimate Railroads. */
export const advice: Advice<State> = {
  sample,
  prior,
  rollout,
  value,
  // A turn has up to a dozen steps, which are worth little until it is over.
  tuning: { rolloutDepth: 2, rolloutUnit: 'turn' },
};
