import type { Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import { COMPANY_COUNT, type Company, READY_MOST, type State } from './state';

/**
 * Moves up to `trains` trains from a company's supply to ready: never above 5 ready, never more than the
 * supply holds (3.3, 4.8). A supply that runs empty depletes the company (5.1).
 */
export function makeReady(
  state: State,
  company: Company,
  trains: number,
  event: 'trains' | 'compensation',
  tell?: Tell<State>,
): void {
  const moved = Math.min(trains, READY_MOST - state.ready[company], state.supply[company]);
  if (moved <= 0) return;
  state.ready[company] += moved;
  state.supply[company] -= moved;
  tell?.({ event, company: COMPANIES[company], by: moved }, state);
  if (state.supply[company] === 0 && state.sharesLeft[company] > 0) {
    state.sharesLeft[company] = 0;
    tell?.({ event: 'depleted', company: COMPANIES[company], reason: 'supply' }, state);
  }
}

/** 5.1: a company without shares left. */
export function isDepleted(state: State, company: Company): boolean {
  return state.sharesLeft[company] === 0;
}

/** 5.2: with two depleted companies the last round has begun. */
export function isLastRound(state: State): boolean {
  let depleted = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (isDepleted(state, company)) depleted++;
  }
  return depleted >= 2;
}
