import type { Seat } from '../../../kit/rules';
import type { Emit } from './events';
import { endRound, nextClaim } from './round-end';
import {
  BONUS_PHASE,
  CLAIMS,
  DURING,
  LOCK,
  NO_LOCK,
  PHASE,
  pileSize,
  RESOLVE,
  SEAT,
  START,
  START_CARDS,
  type State,
  TURN,
} from './state';
import { BONUS } from './units';
import { isPoolUsable } from './usable';

/** From now on the seat to act uses what its decision in this phase has brought (5). */
export function beginResolve({ now }: State, during: number): void {
  now[PHASE] = RESOLVE;
  now[DURING] = during;
}

/** 5.7: when nothing can be used anymore, the rest lapses and the turn ends. */
export function settle(state: State, emit?: Emit): void {
  const seat = state.now[SEAT];
  if (state.now[LOCK] !== NO_LOCK || isPoolUsable(state, seat)) return;
  if (dropPool(state)) emit?.({ event: 'lapse', seat }, state);
  endDecisions(state, emit);
}

/** Drops all but `bonus`; whether there was anything. */
function dropPool({ must, may }: State): boolean {
  let dropped = false;
  for (let unit = 0; unit < BONUS; unit++) {
    if (must[unit] + may[unit] > 0) dropped = true;
    must[unit] = 0;
    may[unit] = 0;
  }
  return dropped;
}

/** 5.5: the seat is done. */
export function endByChoice(state: State, emit?: Emit): void {
  dropPool(state);
  endDecisions(state, emit);
}

/** 5.8: the pending end-bonus cards, then the next seat. */
export function endDecisions(state: State, emit?: Emit): void {
  const { now, may } = state;
  if (may[BONUS] > 0 && pileSize(state) > 0) {
    // A seat that takes two looks through the pile once.
    if (now[PHASE] !== BONUS_PHASE) state.looks[0]++;
    now[PHASE] = BONUS_PHASE;
    return;
  }
  may[BONUS] = 0;
  endTurn(state, now[DURING], emit);
}

/** A turn is over that belonged to this phase (5.8). */
export function endTurn(state: State, during: number, emit?: Emit): void {
  state.turns[0]++;
  state.now[DURING] = 0;
  if (during === START) nextStart(state);
  else if (during === CLAIMS) nextClaim(state, emit);
  else nextTurn(state, emit);
}

/** 2.4, 2.5: the seat one place before picks, or round 1 begins. */
function nextStart(state: State): void {
  const { now, order } = state;
  const place = order.indexOf(now[SEAT]);
  if (place > 1) {
    now[PHASE] = START;
    now[SEAT] = order[place - 1];
    return;
  }
  now[START_CARDS] = 0;
  now[PHASE] = TURN;
  now[SEAT] = order[0];
}

/** 3.1: the next seat in the turn order that has not passed, or the round ends (3.4). */
function nextTurn(state: State, emit?: Emit): void {
  const { now, order, passed, seats } = state;
  const place = order.indexOf(now[SEAT]);
  for (let step = 1; step <= seats; step++) {
    const seat: Seat = order[(place + step) % seats];
    if (passed[seat] === 1) continue;
    now[PHASE] = TURN;
    now[SEAT] = seat;
    return;
  }
  endRound(state, emit);
}
