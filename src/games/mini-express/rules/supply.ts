import { COMPANIES } from '../data/companies';
import type { Emit } from './events';
import { COMPANY_COUNT, type Company, READY_MOST, type State } from './state';

/** How many of `trains` can move from a company's supply to ready, which holds at most 5 (3.3, 4.8). */
export function movable(state: State, company: Company, trains: number): number {
  return Math.min(trains, READY_MOST - state.ready[company], state.supply[company]);
}

/** Moves up to `trains` trains from a company's supply to ready. */
export function makeReady(
  state: State,
  company: Company,
  trains: number,
  event: 'trains' | 'compensation',
  emit?: Emit,
): void {
  const moved = movable(state, company, trains);
  if (moved <= 0) return;
  state.ready[company] += moved;
  emit?.({ event, company: COMPANIES[company], by: moved }, state);
  useSupply(state, company, moved, emit);
}

/** Takes trains from a supply. When it is empty, the company's remaining shares leave the game (5.1). */
export function useSupply(state: State, company: Company, trains: number, emit?: Emit): void {
  state.supply[company] -= trains;
  if (state.supply[company] > 0 || state.sharesLeft[company] === 0) return;
  state.sharesLeft[company] = 0;
  emit?.({ event: 'depleted', company: COMPANIES[company], reason: 'supply' }, state);
}

/** 5.1: whether a company has no shares left. */
export function isDepleted(state: State, company: Company): boolean {
  return state.sharesLeft[company] === 0;
}

export function depletedCount(state: State): number {
  let depleted = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (isDepleted(state, company)) depleted++;
  }
  return depleted;
}

/** 5.2: the last round begins with two depleted companies. In the expert duel one ends the match (9.4). */
export function isLastRound(state: State): boolean {
  return depletedCount(state) >= 2;
}
