import type { Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { type Company, lengthMost, type State } from './state';

/** Moves a company up the length chart, never past its end (4.9). */
export function advanceLength(
  state: State,
  company: Company,
  spaces: number,
  tell?: Tell<State>,
): void {
  const before = state.length[company];
  const to = Math.min(lengthMost(state), before + spaces);
  if (to === before) return;
  state.length[company] = to;
  tell?.({ event: 'length', company: COMPANIES[company], by: to - before, to }, state);
}
