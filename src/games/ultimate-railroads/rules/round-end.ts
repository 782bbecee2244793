import type { Seat } from '../../../kit/rules';
import { SEATING } from '../data/board';
import type { Emit } from './events';
import { finalParts, standing } from './final-score';
import { roundParts, roundScore } from './round-score';
import {
  BLACK_PLACED,
  BLACK_READY,
  BOTTOM_USED,
  CLAIMS,
  isLastRound,
  OVER,
  PHASE,
  ROUND,
  SEAT,
  type State,
  TURN,
} from './state';

/** 12, from the last pass on. */
export function endRound(state: State, emit?: Emit): void {
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
export function nextClaim(state: State, emit?: Emit): void {
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
