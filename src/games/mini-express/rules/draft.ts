import type { Seat } from '../../../kit/rules';
import { COMPANIES } from '../data/companies';
import { drawTile, moveMarker } from './automa-bag';
import type { Emit } from './events';
import { belongsToDraft, type ExpressKind, ofCompany } from './kind';
import { atLeast, type Options } from './options';
import {
  COMPANY_COUNT,
  type Company,
  MARKER,
  PHASE,
  PICKS,
  PLAY,
  SEAT,
  SHARES,
  STEP,
  type State,
  sharesOf,
  sharesOut,
} from './state';
import { advanceLength } from './tracks';

/** 7.2: two tiles are drawn, and the automa gets a share of each company that its marker moves to. */
function draftAutoma(state: State, emit?: Emit): void {
  // 8 hard: two shares for each color drawn.
  const due = atLeast(state.options, 'hard') ? 2 : 1;
  for (let draw = 0; draw < 2; draw++) {
    moveMarker(state, drawTile(state, emit));
    const company = state.automa[MARKER];
    // Ruling: if fewer are left, it gets those, even none, and no other tile is drawn.
    giveAutoma(state, company, Math.min(due, unused(state, company)), emit);
  }
}

/** 7.2: the source of the automa's shares: in `ko` the shares set aside, in `en` the box as well. */
function unused(state: State, company: Company): number {
  if (state.options.edition === 'ko') return state.setAside[company];
  return SHARES - state.sharesLeft[company] - sharesOut(state, company);
}

/** 7.3: in the duel the automa gets the shares that the seats left. */
function takeLeftovers(state: State, emit?: Emit): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] > 0) giveAutoma(state, company, state.setAside[company], emit);
  }
}

function giveAutoma(state: State, company: Company, shares: number, emit?: Emit): void {
  state.shares[company * state.holders + state.seats] += shares;
  if (state.options.edition === 'ko' || state.options.mode === 'duel')
    state.setAside[company] -= shares;
  emit?.({ event: 'automa', does: { do: 'draft', company: COMPANIES[company], shares } }, state);
}

/** The number of picks in a draft: two per seat (1.5), three in the expert duel (9.1). */
export function picksInAll({ mode }: Options, seats: number): number {
  return mode === 'duel-expert' ? 3 : 2 * seats;
}

/** The seat of a pick, from pick 0: start player to last player, then back (1.5); 9.1. */
function drafter({ mode }: Options, seats: number, pick: number): Seat {
  if (mode === 'duel-expert') return pick < 2 ? 0 : 1;
  return pick < seats ? pick : 2 * seats - 1 - pick;
}

/** Why the seat to act may not draft a share of this company (1.5). Only this function decides it. */
export function draftObstacle(
  state: State,
  company: Company,
): null | 'none-set-aside' | 'same-company' | 'pair-taken' {
  const seat = state.turn[SEAT];
  if (state.setAside[company] === 0) return 'none-set-aside';
  // 9.1: every pick takes all shares that are set aside, so no company can be picked twice.
  if (state.options.mode === 'duel-expert') return null;
  if (sharesOf(state, company, seat) > 0) return 'same-company';
  const held = firstHeld(state, seat);
  return held >= 0 && holderOfPair(state, held, company) >= 0 ? 'pair-taken' : null;
}

/** The company of the one share that a seat holds at its second pick; -1 before the first. */
function firstHeld(state: State, seat: Seat): number {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (sharesOf(state, company, seat) > 0) return company;
  }
  return -1;
}

/** The seat that holds shares of both companies; -1 for none. */
function holderOfPair(state: State, a: Company, b: Company): number {
  for (let seat = 0; seat < state.seats; seat++) {
    if (sharesOf(state, a, seat) > 0 && sharesOf(state, b, seat) > 0) return seat;
  }
  return -1;
}

/** Picks a share (1.5). The args are its company. The last pick starts the first turn. */
export const draft = {
  ...ofCompany,
  do: 'draft',
  belongs: belongsToDraft,
  refusal(state, company) {
    const because = draftObstacle(state, company);
    if (because === null) return null;
    if (because !== 'pair-taken') return { because, company: COMPANIES[company] };
    const held = firstHeld(state, state.turn[SEAT]);
    const seat = holderOfPair(state, held, company);
    return { because, company: COMPANIES[company], with: COMPANIES[held], seat };
  },
  list(state, into, at) {
    let next = at;
    for (let company = 0; company < COMPANY_COUNT; company++)
      if (!draftObstacle(state, company)) into[next++] = company;
    return next;
  },
  play(state, company, emit) {
    const seat = state.turn[SEAT];
    const pick = state.turn[PICKS]++;
    if (state.options.mode !== 'duel-expert') {
      give(state, company, seat, 1, emit);
    } else if (pick === 1) {
      give(state, company, 0, 1, emit);
      give(state, company, 1, 1, emit);
    } else {
      give(state, company, seat, 2, emit);
    }
    if (pick + 1 < picksInAll(state.options, state.seats)) {
      state.turn[SEAT] = drafter(state.options, state.seats, pick + 1);
    } else {
      endDraft(state, emit);
    }
  },
} as const satisfies ExpressKind;

function give(state: State, company: Company, seat: Seat, shares: number, emit?: Emit): void {
  state.setAside[company] -= shares;
  state.shares[company * state.holders + seat] += shares;
  emit?.({ event: 'draft', seat, company: COMPANIES[company], shares }, state);
}

function endDraft(state: State, emit?: Emit): void {
  switch (state.options.mode) {
    case 'standard':
      advanceForLeftovers(state, emit);
      break;
    case 'solo':
      draftAutoma(state, emit);
      break;
    case 'duel':
      takeLeftovers(state, emit);
      break;
    case 'duel-expert':
      shareTheLast(state, emit);
      break;
  }
  state.setAside.fill(0);
  state.turn[PHASE] = PLAY;
  state.turn[SEAT] = 0;
  state.turn[STEP] = 1;
}

/** 1.6: one step of length for each share nobody chose with four seats, two with three or five. */
function advanceForLeftovers(state: State, emit?: Emit): void {
  const spaces = state.seats === 4 ? 1 : 2;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    advanceLength(state, company, spaces * state.setAside[company], emit);
  }
}

/** 9.1: both seats take a share of the company that nobody picked. */
function shareTheLast(state: State, emit?: Emit): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (sharesOut(state, company) > 0) continue;
    give(state, company, 0, 1, emit);
    give(state, company, 1, 1, emit);
  }
}
