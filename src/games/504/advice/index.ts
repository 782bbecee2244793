import type { Advice } from '../../../kit/advice';
import { byPrior, uniformly } from '../../../kit/drawn-actions';
import { list, MOST_ACTIONS } from '../rules/list';
import type { State } from '../rules/state';
import { prior } from './prior';
import { value } from './value';

const lister = { list, max: MOST_ACTIONS };

/** The advice of 504: of the base, and of the modules that are in the world. */
export const advice: Advice<State> = {
  sample: uniformly(lister),
  prior,
  rollout: byPrior(lister, prior),
  value,
  // A turn has dozens of small steps, which are worth little until it is over. From some hundred playouts on, estimates
  // decide: eight times more hardly help, so without a margin an Engineer would play like a Director.
  tuning: { rolloutDepth: 0, rolloutUnit: 'turn', engineerMargin: 0.02 },
};
