import type { Seat } from '../../../kit/rules';
import { BLACK_WORKER, SEATING } from '../data/board';
import { START_CARD_IDS } from '../data/tiles-form';
import { blackIn, packPay, rublesIn, workersIn } from './action';
import type { Emit, PointsSource } from './events';
import { perform } from './perform';
import { engineerOn, isDirect, programOf } from './spaces';
import { BLACK_PLACED, BOTTOM_USED, CLAIMS, START, START_CARDS, type State, TURN } from './state';
import { ADDS_BLACK, BOTTOM, ENGINEER_IDS, HIRE, PLACE_1, PLACE_2, SPACE_IDS } from './tables';
import { beginResolve, endTurn, settle } from './turn-end';
import { BLACK } from './units';

/** 2.4. */
export function playStart(state: State, seat: Seat, card: number, emit?: Emit): void {
  state.now[START_CARDS] &= ~(1 << card);
  emit?.({ event: 'start', seat, card: START_CARD_IDS[card] }, state);
  beginResolve(state, START);
  perform(state, seat, state.set.startCards[card], true, 'start', emit);
  settle(state, emit);
}

/** 4.1 to 4.3. */
export function playUse(state: State, seat: Seat, space: number, pay: number, emit?: Emit): void {
  const workers = workersIn(pay);
  const black = blackIn(pay);
  const rubles = rublesIn(pay);
  state.workers[seat] -= workers;
  state.rubles[seat] -= rubles;
  if (black > 0) state.black[seat] = BLACK_PLACED;
  emit?.({ event: 'use', seat, space: SPACE_IDS[space], pay: [workers, black, rubles] }, state);
  if (space === PLACE_1 || space === PLACE_2) {
    state.claim[space - PLACE_1] = 1 + seat;
    state.claimBlack[space - PLACE_1] = black;
    endTurn(state, TURN, emit);
    return;
  }
  place(state, seat, space, pay);
  beginResolve(state, TURN);
  if (space === HIRE) hire(state, seat, emit);
  act(state, seat, space, black, emit);
}

/** 12.3: the worker of a claim pays by itself. */
export function playMove(state: State, seat: Seat, space: number, emit?: Emit): void {
  const black = endClaim(state, seat);
  place(state, seat, space, packPay(1 - black, black, 0));
  emit?.({ event: 'move', seat, space: SPACE_IDS[space] }, state);
  beginResolve(state, CLAIMS);
  act(state, seat, space, black, emit);
}

/** 12.3. */
export function playStay(state: State, seat: Seat, emit?: Emit): void {
  endClaim(state, seat);
  emit?.({ event: 'stay', seat }, state);
  endTurn(state, CLAIMS, emit);
}

/** 3.3. */
export function playPass(state: State, seat: Seat, emit?: Emit): void {
  const points = SEATING[state.seats].passPoints[state.order.indexOf(seat)];
  state.passed[seat] = 1;
  state.score[seat] += points;
  emit?.({ event: 'pass', seat, points }, state);
  endTurn(state, TURN, emit);
}

/** The claim that is asked has been decided; 1 where its worker is the black one. */
function endClaim({ claim, claimBlack }: State, seat: Seat): number {
  const at = claim[1] === 1 + seat ? 1 : 0;
  const black = claimBlack[at];
  claim[at] = 0;
  claimBlack[at] = 0;
  return black;
}

/** 4.1: the space is taken until the round ends. */
function place(state: State, seat: Seat, space: number, pay: number): void {
  if (space === BOTTOM) {
    state.now[BOTTOM_USED] |= 1 << seat;
    return;
  }
  state.taken[space] = 1 + seat;
  state.placed[space * 3] = workersIn(pay);
  state.placed[space * 3 + 1] = blackIn(pay);
  state.placed[space * 3 + 2] = rublesIn(pay);
}

/** 10.2. */
function hire(state: State, seat: Seat, emit?: Emit): void {
  const engineer = state.strip[0];
  state.strip[0] = 0;
  state.engineer[engineer] = 1 + seat;
  emit?.({ event: 'hire', seat, engineer }, state);
}

/** 4.5, 4.8: the action of a space. */
function act(state: State, seat: Seat, space: number, black: number, emit?: Emit): void {
  if (black > 0 && ADDS_BLACK[space]) state.may[BLACK] += BLACK_WORKER.extra;
  perform(state, seat, programOf(state, space), isDirect(space), sourceOf(state, space), emit);
  settle(state, emit);
}

/** 16: what points of a space's action are for. */
function sourceOf(state: State, space: number): PointsSource {
  const engineer = engineerOn(state, space);
  return engineer > 0 ? ENGINEER_IDS[engineer - 1] : SPACE_IDS[space];
}

/** 10.6: the action of a space once more, indirect; a black worker on it adds its step again. */
export function repeat(state: State, seat: Seat, space: number, emit?: Emit): void {
  if (state.placed[space * 3 + 1] > 0 && ADDS_BLACK[space]) state.may[BLACK] += BLACK_WORKER.extra;
  perform(state, seat, programOf(state, space), false, sourceOf(state, space), emit);
}
