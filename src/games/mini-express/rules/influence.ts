import type { Seat, Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import type { Company, State } from './state';

/** Moves a seat's marker on a company's influence track; the caller sees to it that it stays at 0 or above. */
export function changeInfluence(
  state: State,
  company: Company,
  seat: Seat,
  by: number,
  tell?: Tell<State>,
): void {
  if (by === 0) return;
  const to = state.influence[company * state.seats + seat] + by;
  state.influence[company * state.seats + seat] = to;
  tell?.({ event: 'influence', seat, company: COMPANIES[company], by, to }, state);
}
