import type { Action } from '../../../src/kit/rules';
import { STEPS } from '../data/goods';
import { kindOf } from '../rules/actions';
import { figure, type State } from '../rules/state';
import { done } from '../rules/work';

/** What an action loses for nothing, so that it is asked about first (docs/warnings.md): the move of a whole turn. */
export function whatIsLost(state: State, action: Action | undefined): 'turn' | null {
  const isUnused = figure(state, 'steps') === STEPS && figure(state, 'loan') === 0;
  return action !== undefined && kindOf(action) === done && isUnused ? 'turn' : null;
}
