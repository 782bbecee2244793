import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { count, flaw, listOf, record, wordOf } from '../../../kit/reading';
import { SEATING } from '../data/board';
import { START_CARD_IDS } from '../data/tiles-form';
import { canUseAgain } from './complete';
import { hasGuest } from './perform';
import { canSpread } from './spread';
import {
  AGAIN_LOCK,
  BONUS_PHASE,
  BOTTOM_USED,
  CLAIMS,
  DURING,
  GUEST_LOCK,
  isLastRound,
  LOCK,
  NO_LOCK,
  OVER,
  PHASE,
  PHASES,
  pileSize,
  RESOLVE,
  ROUND,
  SEAT,
  SPREAD_LOCK,
  START,
  START_CARDS,
  type State,
  TURN,
} from './state';
import { BONUS, DUE_UNITS, POOL_MOST, UNITS } from './units';
import { isPoolUsable } from './usable';

/**
 * Reads whose turn it is and the pool. What is returned checks them against everything else, once that has been read.
 */
export function readTurn(state: State, position: JsonObject): () => void {
  const { now, seats } = state;
  const json = position.turn;
  const word = isObject(json) ? json.phase : flaw('not-an-object', 'turn');
  const phase = wordOf(word, 'turn.phase', PHASES);
  const hasDuring = phase === RESOLVE || phase === BONUS_PHASE;
  const turn = record(json, 'turn', ['phase', 'seat', 'round', ...(hasDuring ? ['during'] : [])]);
  now[PHASE] = phase;
  now[ROUND] = count(turn.round, 'turn.round', SEATING[seats].rounds);
  if (now[ROUND] === 0) flaw('too-few', 'turn.round', { has: 0, least: 1 });
  if (hasDuring) {
    now[DURING] = wordOf(turn.during, 'turn.during', PHASES);
    if (now[DURING] !== START && now[DURING] !== TURN && now[DURING] !== CLAIMS)
      flaw('wrong-phase', 'turn.during');
  }
  if (phase !== OVER) now[SEAT] = count(turn.seat, 'turn.seat', seats - 1);
  else if (turn.seat !== null) flaw('seat-after-end', 'turn.seat');
  readPool(state, position.pool);
  return () => {
    checkTurn(state, hasDuring ? now[DURING] : phase);
    checkAsked(state);
  };
}

function readPool(state: State, json: Json | undefined): void {
  const pool = record(json, 'pool', [], UNITS);
  UNITS.forEach((unit, index) => {
    const has = pool[unit];
    const at = `pool.${unit}`;
    if (has === undefined) return;
    if (index < DUE_UNITS) {
      const pair = listOf(has, at, 2);
      state.must[index] = count(pair[0], at, POOL_MOST);
      state.may[index] = count(pair[1], at, POOL_MOST);
    } else {
      state.may[index] = count(has, at, POOL_MOST);
    }
    if (state.must[index] + state.may[index] === 0) flaw('too-few', at, { has: 0, least: 1 });
  });
}

/** The right seat is asked, and nothing is where it cannot be in this phase. */
function checkTurn(state: State, during: number): void {
  const { now, passed, claim, seats } = state;
  const left = passed.filter((one) => one === 0).length;
  const hasClaim = claim[0] + claim[1] > 0;
  if (during !== START && now[START_CARDS] > 0) flaw('too-late', 'startCards');
  switch (during) {
    case START:
      checkStart(state, left < seats || hasClaim);
      return;
    case TURN:
      if (passed[now[SEAT]] === 1) flaw('passed', 'turn.seat');
      return;
    case CLAIMS:
      if (left > 0) flaw('not-passed', 'turn.phase');
      if (isLastRound(state)) flaw('too-late', 'turn.phase');
      checkClaim(state);
      return;
    default:
      if (!isLastRound(state)) flaw('not-over', 'turn.phase');
      if (left > 0) flaw('not-passed', 'turn.phase');
  }
}

/** 2.4: from the last place up to place 2. */
function checkStart({ now, order, seats, taken }: State, isLater: boolean): void {
  const isTaken = taken.some((holder) => holder > 0);
  if (now[ROUND] > 1 || isLater || isTaken || now[BOTTOM_USED] > 0) flaw('too-late', 'turn.phase');
  const gone = START_CARD_IDS.filter((_, card) => ((now[START_CARDS] >> card) & 1) === 0).length;
  // A seat that carries out a card has taken it.
  const place = now[PHASE] === START ? seats - 1 - gone : seats - gone;
  if (place < 1 || place > seats - 1) flaw('wrong-length', 'startCards');
  if (order[place] !== now[SEAT]) flaw('not-to-act', 'turn.seat', { seat: order[place] });
}

/** 12.3: claim 2 before claim 1; what has been decided is null. */
function checkClaim({ now, claim }: State): void {
  const next = claim[1] || claim[0];
  if (now[PHASE] === CLAIMS) {
    if (next === 0) flaw('no-claim', 'turn.phase');
    if (now[SEAT] !== next - 1) flaw('not-to-act', 'turn.seat', { seat: next - 1 });
  } else if (claim[1] > 0 || claim[0] === 1 + now[SEAT]) {
    flaw('not-to-act', 'turn.seat', { seat: next - 1 });
  }
}

/** Something is asked, and nothing is pending where nothing can be. */
function checkAsked(state: State): void {
  const { now, must, may } = state;
  const seat = now[SEAT];
  const hasPool = must.some((one) => one > 0) || may.some((one) => one > 0);
  if (now[PHASE] !== RESOLVE && now[LOCK] !== NO_LOCK) flaw('wrong-phase', 'lock');
  if (now[PHASE] === RESOLVE) {
    if (now[LOCK] === NO_LOCK && !isPoolUsable(state, seat)) flaw('nothing-to-do', 'pool');
    if (!lockHasChoice(state)) flaw('nothing-to-do', 'lock');
  } else if (now[PHASE] === BONUS_PHASE) {
    if (may[BONUS] === 0 || pileSize(state) === 0) flaw('nothing-to-do', 'pool');
    if (must.some((one) => one > 0) || may.some((one, unit) => one > 0 && unit !== BONUS))
      flaw('wrong-phase', 'pool');
  } else if (hasPool) {
    flaw('wrong-phase', 'pool');
  }
}

function lockHasChoice(state: State): boolean {
  const seat = state.now[SEAT];
  switch (state.now[LOCK]) {
    case SPREAD_LOCK:
      return canSpread(state, seat);
    case AGAIN_LOCK:
      return canUseAgain(state, seat);
    case GUEST_LOCK:
      return hasGuest(state, seat);
    default:
      return true;
  }
}
