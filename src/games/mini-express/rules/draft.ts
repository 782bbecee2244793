import type { Refusal, Seat, Tell } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { draftAutoma, takeLeftovers } from './automa-draft';
import { advanceLength } from './length';
import type { Options } from './options';
import {
  COMPANY_COUNT,
  type Company,
  DRAFT,
  PHASE,
  PICKS,
  PLAY,
  SEAT,
  STEP,
  type State,
  sharesOf,
  sharesOut,
} from './state';

/** How many picks a draft has: two a seat (1.5), three in the expert duel (9.1). */
export function picksInAll({ mode }: Options, seats: number): number {
  return mode === 'duel-expert' ? 3 : 2 * seats;
}

/** The seat that makes pick number `pick`, from 0: start player to last, then back (1.5); 9.1. */
export function drafter({ mode }: Options, seats: number, pick: number): Seat {
  if (mode === 'duel-expert') return pick < 2 ? 0 : 1;
  return pick < seats ? pick : 2 * seats - 1 - pick;
}

/** What keeps the seat to act from drafting a share of this company (1.5): the one place that decides. */
export function draftObstacle(
  state: State,
  company: Company,
): null | 'none-set-aside' | 'same-company' | 'pair-taken' {
  const seat = state.turn[SEAT];
  if (state.setAside[company] === 0) return 'none-set-aside';
  // 9.1: every pick takes all that is set aside, so nothing is left to be picked twice.
  if (state.options.mode === 'duel-expert') return null;
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

/** Plays a pick; the last one opens the first turn. */
export function playDraft(state: State, company: Company, tell?: Tell<State>): void {
  const seat = state.turn[SEAT];
  const pick = state.turn[PICKS]++;
  if (state.options.mode !== 'duel-expert') {
    give(state, company, seat, 1, tell);
  } else if (pick === 1) {
    give(state, company, 0, 1, tell);
    give(state, company, 1, 1, tell);
  } else {
    give(state, company, seat, 2, tell);
  }
  if (pick + 1 < picksInAll(state.options, state.seats)) {
    state.turn[SEAT] = drafter(state.options, state.seats, pick + 1);
  } else {
    endDraft(state, tell);
  }
}

function give(
  state: State,
  company: Company,
  seat: Seat,
  shares: number,
  tell?: Tell<State>,
): void {
  state.setAside[company] -= shares;
  state.shares[company * state.holders + seat] += shares;
  tell?.({ event: 'draft', seat, company: COMPANIES[company], shares }, state);
}

function endDraft(state: State, tell?: Tell<State>): void {
  switch (state.options.mode) {
    case 'standard':
      advanceForLeftovers(state, tell);
      break;
    case 'solo':
      draftAutoma(state, tell);
      break;
    case 'duel':
      takeLeftovers(state, tell);
      break;
    case 'duel-expert':
      shareTheLast(state, tell);
      break;
  }
  state.setAside.fill(0);
  state.turn[PHASE] = PLAY;
  state.turn[SEAT] = 0;
  state.turn[STEP] = 1;
}

/** 1.6: one space for each share nobody chose with four seats, two with three or five. */
function advanceForLeftovers(state: State, tell?: Tell<State>): void {
  const spaces = state.seats === 4 ? 1 : 2;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    advanceLength(state, company, spaces * state.setAside[company], tell);
  }
}

/** 9.1: of the company nobody picked, both seats take one. */
function shareTheLast(state: State, tell?: Tell<State>): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (sharesOut(state, company) > 0) continue;
    give(state, company, 0, 1, tell);
    give(state, company, 1, 1, tell);
  }
}
