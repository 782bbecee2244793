import type { Refusal, Seat, Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/board-form';
import { advanceLength } from './length';
import {
  COMPANY_COUNT,
  type Company,
  DRAFT,
  PHASE,
  PICKS,
  PLAY,
  SEAT,
  type State,
  sharesHeld,
  sharesOf,
} from './state';

/** The seat that makes pick number `pick`, from 0: start player to last, then back (1.5). */
export function drafter(seats: number, pick: number): Seat {
  return pick < seats ? pick : 2 * seats - 1 - pick;
}

/** What keeps the seat to act from drafting a share of this company (1.5): the one place that decides. */
export function draftObstacle(
  state: State,
  company: Company,
): null | 'none-set-aside' | 'same-company' | 'pair-taken' {
  const seat = state.turn[SEAT];
  if (state.setAside[company] === 0) return 'none-set-aside';
  if (sharesOf(state, company, seat) > 0) return 'same-company';
  const held = firstHeld(state, seat);
  return held >= 0 && holderOfPair(state, held, company) >= 0 ? 'pair-taken' : null;
}

/** Why the seat to act may not draft a share of this company; null when it may. */
export function draftRefusal(state: State, company: Company): Refusal | null {
  if (state.turn[PHASE] !== DRAFT) return { because: 'wrong-phase' };
  const because = draftObstacle(state, company);
  if (because === null) return null;
  if (because !== 'pair-taken') return { because, company: COMPANIES[company] };
  const held = firstHeld(state, state.turn[SEAT]);
  const seat = holderOfPair(state, held, company);
  return { because, company: COMPANIES[company], with: COMPANIES[held], seat };
}

/** The company of the one share a seat holds when it picks its second, or -1 before the first. */
function firstHeld(state: State, seat: Seat): number {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (sharesOf(state, company, seat) > 0) return company;
  }
  return -1;
}

/** The seat that holds shares of both companies, or -1. */
function holderOfPair(state: State, a: Company, b: Company): number {
  for (let seat = 0; seat < state.seats; seat++) {
    if (sharesOf(state, a, seat) > 0 && sharesOf(state, b, seat) > 0) return seat;
  }
  return -1;
}

/** Plays a pick; after the last one the draft ends (1.6) and seat 0 begins. */
export function playDraft(state: State, company: Company, tell?: Tell<State>): void {
  const seat = state.turn[SEAT];
  state.setAside[company]--;
  state.shares[company * state.seats + seat]++;
  tell?.({ event: 'draft', seat, company: COMPANIES[company] }, state);
  const picks = ++state.turn[PICKS];
  if (picks < 2 * state.seats) {
    state.turn[SEAT] = drafter(state.seats, picks);
    return;
  }
  // 1.6: one space for each share nobody chose with four seats, two with three or five.
  const spaces = state.seats === 4 ? 1 : 2;
  for (let left = 0; left < COMPANY_COUNT; left++) {
    advanceLength(state, left, spaces * state.setAside[left], tell);
    state.setAside[left] = 0;
  }
  state.turn[PHASE] = PLAY;
  state.turn[SEAT] = 0;
}

/** The picks made so far, as the shares held tell. */
export function picksMade(state: State): number {
  let picks = 0;
  for (let seat = 0; seat < state.seats; seat++) picks += sharesHeld(state, seat);
  return picks;
}
