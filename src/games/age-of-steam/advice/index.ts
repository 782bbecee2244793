import type { Advice } from '../../../kit/advice';
import type { State } from '../rules/state';
import { prior } from './prior';
import { rollout } from './rollout';
import { sample } from './sample';
import { value } from './value';

/** The advice of Age of Steam. */
export const advice: Advice<State> = {
  sample,
  prior,
  rollout,
  value,
  tuning: { rolloutDepth: 1, rolloutUnit: 'turn' },
};
