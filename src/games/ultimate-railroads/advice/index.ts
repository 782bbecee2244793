import type { Advice } from '../../../kit/advice';
import { byPrior, uniformly } from '../../../kit/drawn-actions';
import { actions, MOST_ACTIONS } from '../rules/actions';
import type { State } from '../rules/state';
import { chances } from './chances';
import { prior } from './prior';
import { scripted } from './scripted';
import { value } from './value';

const lister = { list: actions.list, max: MOST_ACTIONS };

/** The advice of Ultimate Railroads. */
export const advice: Advice<State> = {
  sample: uniformly(lister),
  prior,
  rollout: byPrior(lister, prior),
  value,
  chances,
  suggest: scripted.choose,
  // A turn has up to a dozen steps, which are worth little until it is over.
  tuning: { rolloutDepth: 2, rolloutUnit: 'turn' },
};
