import type { Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import type { Company, State } from './state';

/** Moves a holder's marker on a company's influence track; the caller sees to it that it stays at 0 or above. */
export function changeInfluence(
  state: State,
  company: Company,
  holder: number,
  by: number,
  tell?: Tell<State>,
): void {
  if (by === 0) return;
  const to = state.influence[company * state.holders + holder] + by;
  state.influence[company * state.holders + holder] = to;
  tell?.({ event: 'influence', seat: holder, company: COMPANIES[company], by, to }, state);
}
