import { COMPANIES } from '../data/companies';
import type { Emit } from './events';
import { type Company, lengthMost, type State } from './state';

/** Moves a company up the length chart, but never past its end (4.9). */
export function advanceLength(state: State, company: Company, spaces: number, emit?: Emit): void {
  const before = state.length[company];
  const to = Math.min(lengthMost(state), before + spaces);
  if (to === before) return;
  state.length[company] = to;
  emit?.({ event: 'length', company: COMPANIES[company], by: to - before, to }, state);
}

/** Moves a holder's marker on a company's influence track. The caller ensures that the result is at least 0. */
export function changeInfluence(
  state: State,
  company: Company,
  holder: number,
  by: number,
  emit?: Emit,
): void {
  if (by === 0) return;
  const to = state.influence[company * state.holders + holder] + by;
  state.influence[company * state.holders + holder] = to;
  emit?.({ event: 'influence', seat: holder, company: COMPANIES[company], by, to }, state);
}
