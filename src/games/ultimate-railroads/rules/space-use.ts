import type { Seat } from '../../../kit/rules';
import { BLACK_WORKER } from '../data/board';
import { isComplete } from './complete';
import type { Emit, PointsSource } from './events';
import { blackIn, rublesIn, workersIn } from './pay';
import { perform } from './perform';
import type { Refusal } from './refusals';
import { claimFlaw, costOf, engineerOn, isDirect, isThere, programOf, takenBy } from './spaces';
import { BOTTOM_USED, type State } from './state';
import { ADDS_BLACK, BOTTOM, ENGINEER_IDS, PLACE_1, SPACE_IDS } from './tables';
import { BLACK } from './units';

/** Why a seat may not use a space, however it pays (4.1, 4.6, 4.7). */
export function spaceRefusal(state: State, seat: Seat, space: number): Refusal | null {
  if (!isThere(state, seat, space)) return { because: 'no-such-space', space: SPACE_IDS[space] };
  const holder = takenBy(state, space);
  if (holder > 0) return { because: 'taken', space: SPACE_IDS[space], seat: holder - 1 };
  const because = claimFlaw(state, seat, space);
  const place = space - PLACE_1 + 1;
  return because && { because, place: because === 'has-claim' ? 3 - place : place };
}

export function wrongPay(state: State, space: number): Refusal {
  return { because: 'wrong-pay', space: SPACE_IDS[space], needs: costOf(state, space) };
}

/** 4.5, 5.4: whether a space can be used, as far as its action must be done in full. */
export function canFinish(state: State, seat: Seat, space: number): boolean {
  return !isDirect(space) || isComplete(state, seat, programOf(state, space));
}

export function finishRefusal(state: State, seat: Seat, space: number): Refusal | null {
  return canFinish(state, seat, space)
    ? null
    : { because: 'not-complete', space: SPACE_IDS[space] };
}

/** 4.1: the space is taken until the round ends. */
export function place(state: State, seat: Seat, space: number, pay: number): void {
  if (space === BOTTOM) {
    state.now[BOTTOM_USED] |= 1 << seat;
    return;
  }
  state.taken[space] = 1 + seat;
  state.placed[space * 3] = workersIn(pay);
  state.placed[space * 3 + 1] = blackIn(pay);
  state.placed[space * 3 + 2] = rublesIn(pay);
}

/** 4.5, 4.8: the action of a space. */
export function act(state: State, seat: Seat, space: number, black: number, emit?: Emit): void {
  if (black > 0 && ADDS_BLACK[space]) state.may[BLACK] += BLACK_WORKER.extra;
  perform(state, seat, programOf(state, space), isDirect(space), sourceOf(state, space), emit);
}

/** 10.6: the action of a space once more, indirect; a black worker on it adds its step again. */
export function repeat(state: State, seat: Seat, space: number, emit?: Emit): void {
  if (state.placed[space * 3 + 1] > 0 && ADDS_BLACK[space]) state.may[BLACK] += BLACK_WORKER.extra;
  perform(state, seat, programOf(state, space), false, sourceOf(state, space), emit);
}

/** 16: what points of a space's action are for. */
function sourceOf(state: State, space: number): PointsSource {
  const engineer = engineerOn(state, space);
  return engineer > 0 ? ENGINEER_IDS[engineer - 1] : SPACE_IDS[space];
}
