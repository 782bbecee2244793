import type { Seat } from '../../../kit/rules';
import { SEATING } from '../data/board';
import type { Emit } from './events';
import { finalParts, standing } from './final-score';
import { roundParts, roundScore } from './round-score';
import {
  BLACK_PLACED,
  BLACK_READY,
  BONUS_PHASE,
  BOTTOM_USED,
  CLAIMS,
  DURING,
  isLastRound,
  LOCK,
  NO_LOCK,
  OVER,
  PHASE,
  pileSize,
  RESOLVE,
  ROUND,
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

/** 12, from the last pass on. */
function endRound(state: State, emit?: Emit): void {
  if (isLastRound(state)) {
    scoreRound(state, emit);
    endMatch(state, emit);
    return;
  }
  reorder(state);
  emit?.({ event: 'order', seats: Array.from(state.order) }, state);
  nextClaim(state, emit);
}

/** 12.2: the claiming seats move to their places, the others keep their order. */
function reorder({ order, claim }: State): void {
  const [first, second] = claim;
  if (first === 0 && (second === 0 || order[0] === second - 1)) return;
  if (first > 0) moveTo(order, first - 1, 0);
  if (second > 0) moveTo(order, second - 1, 1);
}

/** Moves a seat to a place of the order; those between move up or down. */
function moveTo(order: Uint8Array, seat: Seat, place: number): void {
  let at = order.indexOf(seat);
  for (; at > place; at--) order[at] = order[at - 1];
  for (; at < place; at++) order[at] = order[at + 1];
  order[place] = seat;
}

/** 12.3: claim 2, then claim 1; then the round is scored. */
function nextClaim(state: State, emit?: Emit): void {
  const { now, claim } = state;
  const holder = claim[1] || claim[0];
  if (holder > 0) {
    now[PHASE] = CLAIMS;
    now[SEAT] = holder - 1;
    return;
  }
  scoreRound(state, emit);
  beginRound(state, emit);
}

/** 12.4. */
function scoreRound(state: State, emit?: Emit): void {
  for (let place = 0; place < state.seats; place++) {
    const seat = state.order[place];
    state.score[seat] += roundScore(state, seat);
    if (emit)
      emit({ event: 'score', seat, round: state.now[ROUND], ...roundParts(state, seat) }, state);
  }
}

/** 12.8. */
function beginRound(state: State, emit?: Emit): void {
  const { now, strip, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    state.workers[seat] = state.own[seat];
    if (state.black[seat] === BLACK_PLACED) state.black[seat] = BLACK_READY;
    state.passed[seat] = 0;
  }
  state.taken.fill(0);
  state.placed.fill(0);
  state.claimBlack.fill(0);
  now[BOTTOM_USED] = 0;
  const gone = strip[0];
  const length = SEATING[seats].strip;
  for (let index = 1; index < length; index++) strip[index - 1] = strip[index];
  strip[length - 1] = 0;
  now[ROUND]++;
  now[PHASE] = TURN;
  now[SEAT] = state.order[0];
  emit?.({ event: 'round', round: now[ROUND], gone: gone || null }, state);
}

/** 13. */
function endMatch(state: State, emit?: Emit): void {
  const { now, order, seats } = state;
  now[PHASE] = OVER;
  now[SEAT] = 0;
  const finals = Array.from({ length: seats }, (_, seat) => finalParts(state, seat));
  for (let place = 0; place < seats; place++) {
    const seat = order[place];
    const { cards, majority } = finals[seat];
    for (const [, points] of cards) state.score[seat] += points;
    state.score[seat] += majority;
    emit?.({ event: 'final', seat, cards, majority, total: state.score[seat] }, state);
  }
  emit?.({ event: 'over', ranking: standing(state).ranking }, state);
}
