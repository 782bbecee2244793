import { FACTORIES_END } from '../../data/figures';
import type { Goal } from '../parts';
import type { State } from '../state';
import { allFactories } from './factory';

/** M3.14a; points are scored at once. */
export const goal: Goal<State> = {
  isReached: (state) => allFactories(state) >= FACTORIES_END,
  points: () => 0,
  tie: ({ cash }, owner) => cash[owner],
};
