import type { Advice } from '../../../kit/advice';
import { byPrior } from '../../../kit/drawn-actions';
import { actions, MOST_ACTIONS } from '../rules/actions';
import type { State } from '../rules/state';
import { chances } from './chances';
import { prior } from './prior';
import { sample } from './sample';
import { suggestion } from './suggestion';
import { value } from './value';

/** The advice of Age of Steam. */
export const advice: Advice<State> = {
  sample,
  prior,
  rollout: byPrior({ list: actions.list, max: MOST_ACTIONS }, prior),
  value,
  chances,
  suggest: suggestion,
  // What the prior puts last is rarely right, and a short search would mistake its noise for worth.
  tuning: { rolloutDepth: 1, rolloutUnit: 'turn', widening: 0.5 },
};
