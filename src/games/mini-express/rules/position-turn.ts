import type { Json, JsonObject } from '../../../kit/json';
import { count, flaw, record, wordOf } from '../../../kit/reading';
import { COMPANIES } from '../data/companies';
import { sharesSetAside } from './begin';
import { drafter, picksInAll } from './draft';
import {
  COMPANY_COUNT,
  DRAFT,
  OVER,
  PHASE,
  PICKS,
  PLAY,
  SEAT,
  STEP,
  type State,
  sharesHeld,
  sharesOf,
  sharesOut,
  USED,
} from './state';
import { isLastRound } from './supply';

const PHASES = ['draft', 'play', 'over'];

/** Reads whose turn it is. Companies, shares and the shares set aside must have been read before. */
export function readTurn(state: State, json: Json | undefined): void {
  const turn = record(json, 'turn', ['phase', 'seat', 'step', 'lastRound'], ['used']);
  const phase = [DRAFT, PLAY, OVER][wordOf(turn.phase, 'turn.phase', PHASES)];
  state.turn[PHASE] = phase;
  if (turn.lastRound !== isLastRound(state)) flaw('wrong-last-round', 'turn.lastRound');
  if (phase === OVER) {
    if (turn.seat !== null) flaw('seat-after-end', 'turn.seat');
  } else {
    const last = (phase === PLAY ? state.holders : state.seats) - 1;
    state.turn[SEAT] = count(turn.seat, 'turn.seat', last);
  }
  readStep(state, turn);
  if (phase === DRAFT) checkDraft(state);
  else checkNoneSetAside(state);
}

/** 9.2: a second action is only possible in the expert duel, and only for the company of the first. */
function readStep(state: State, turn: JsonObject): void {
  const second = turn.step === 2 && state.options.mode === 'duel-expert' && turn.phase === 'play';
  if (turn.step !== 1 && !second) flaw('wrong-step', 'turn.step');
  if (Object.hasOwn(turn, 'used') !== second)
    flaw(second ? 'missing' : 'does-not-belong', 'turn.used');
  state.turn[STEP] = second ? 2 : 1;
  state.turn[USED] = second ? 1 + wordOf(turn.used, 'turn.used', COMPANIES) : 0;
}

function checkNoneSetAside(state: State): void {
  state.turn[PICKS] = picksInAll(state.options, state.seats);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] > 0) flaw('set-aside-after-draft', 'setAside');
  }
}

/** 1.5, 9.1: the shares held must result from picks in order; they determine whose pick is next. */
function checkDraft(state: State): void {
  const { options, seats } = state;
  const picks = picksMade(state);
  if (picks >= picksInAll(options, seats)) flaw('draft-complete', 'turn.phase');
  for (let holder = 0; holder < state.holders; holder++) {
    if (sharesHeld(state, holder) !== sharesDue(state, holder, picks)) {
      flaw('draft-out-of-order', 'shares', { seat: holder });
    }
  }
  if (state.turn[SEAT] !== drafter(options, seats, picks)) flaw('not-their-pick', 'turn.seat');
  state.turn[PICKS] = picks;
  checkDealt(state);
  if (options.mode === 'duel-expert') checkExpertPicks(state, picks);
  else checkPairs(state);
}

/** How many shares a holder has after this many picks. */
function sharesDue({ options, seats }: State, holder: number, picks: number): number {
  if (options.mode === 'duel-expert') {
    // 9.1: two of the first company for seat 0, then one of the second for both.
    return holder === 0 ? [0, 2, 3][picks] : [0, 0, 1][picks];
  }
  let due = 0;
  for (let pick = 0; pick < picks; pick++) if (drafter(options, seats, pick) === holder) due++;
  return due;
}

/** 1.4: the shares set aside and held must add up to those dealt for the draft. */
function checkDealt(state: State): void {
  const dealt = sharesSetAside(state.options, state.seats);
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] + sharesOut(state, company) !== dealt) {
      flaw('wrong-set-aside', 'setAside');
    }
  }
}

/** 1.5 a, b: each seat has two different companies, and no pair occurs twice. */
function checkPairs(state: State): void {
  const pairs = new Set<string>();
  for (let seat = 0; seat < state.seats; seat++) {
    const held: number[] = [];
    for (let company = 0; company < COMPANY_COUNT; company++) {
      if (sharesOf(state, company, seat) > 1) flaw('same-company', 'shares', { seat });
      if (sharesOf(state, company, seat) > 0) held.push(company);
    }
    if (held.length < 2) continue;
    if (pairs.has(held.join())) flaw('pair-taken', 'shares', { seat });
    pairs.add(held.join());
  }
}

/** 9.1: every pick so far took all shares of one company that were set aside. */
function checkExpertPicks(state: State, picks: number): void {
  let taken = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] === 0) taken++;
  }
  if (taken !== picks) flaw('draft-out-of-order', 'shares', { seat: 0 });
}

/** The number of picks so far, from the shares held. An expert pick moves two shares. */
function picksMade(state: State): number {
  let held = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) held += sharesOut(state, company);
  return state.options.mode === 'duel-expert' ? held / 2 : held;
}
