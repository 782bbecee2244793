import type { Json } from '../../../kit/json';
import { sharesSetAside } from './begin';
import { drafter, picksMade } from './draft';
import { count, flaw, record, wordOf } from './reading';
import {
  COMPANY_COUNT,
  DRAFT,
  OVER,
  PHASE,
  PICKS,
  PLAY,
  SEAT,
  type State,
  sharesHeld,
  sharesOf,
} from './state';
import { isLastRound } from './supply';

const PHASES = ['draft', 'play', 'over'];

/** Reads whose turn it is; everything else of the position must have been read. */
export function readTurn(state: State, json: Json | undefined): void {
  const turn = record(json, 'turn', ['phase', 'seat', 'step', 'lastRound'], ['used']);
  if (Object.hasOwn(turn, 'used')) flaw('does-not-belong', 'turn.used');
  if (turn.step !== 1) flaw('wrong-step', 'turn.step');
  const phase = [DRAFT, PLAY, OVER][wordOf(turn.phase, 'turn.phase', PHASES)];
  state.turn[PHASE] = phase;
  if (turn.lastRound !== isLastRound(state)) flaw('wrong-last-round', 'turn.lastRound');
  if (phase === OVER) {
    if (turn.seat !== null) flaw('seat-after-end', 'turn.seat');
  } else {
    state.turn[SEAT] = count(turn.seat, 'turn.seat', state.seats - 1);
  }
  if (phase === DRAFT) checkDraft(state);
  else checkNoneSetAside(state);
}

function checkNoneSetAside(state: State): void {
  state.turn[PICKS] = 2 * state.seats;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    if (state.setAside[company] > 0) flaw('set-aside-after-draft', 'setAside');
  }
}

/** 1.5: the shares held must come from picks in order, and tell whose pick is next. */
function checkDraft(state: State): void {
  const picks = picksMade(state);
  if (picks >= 2 * state.seats) flaw('draft-complete', 'turn.phase');
  for (let seat = 0; seat < state.seats; seat++) {
    let due = 0;
    for (let pick = 0; pick < picks; pick++) if (drafter(state.seats, pick) === seat) due++;
    if (sharesHeld(state, seat) !== due) flaw('draft-out-of-order', 'shares', { seat });
  }
  if (state.turn[SEAT] !== drafter(state.seats, picks)) flaw('not-their-pick', 'turn.seat');
  state.turn[PICKS] = picks;
  checkDealt(state);
  checkPairs(state);
}

/** 1.4: what is set aside and what is held make up what was dealt for the draft. */
function checkDealt(state: State): void {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    let dealt = state.setAside[company];
    for (let seat = 0; seat < state.seats; seat++) dealt += sharesOf(state, company, seat);
    if (dealt !== sharesSetAside(state.seats)) flaw('wrong-set-aside', 'setAside');
  }
}

/** 1.5 a, b: two different companies a seat, no pair twice. */
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
