import type { Seat } from '../../../kit/rules';
import type { Emit } from './events';
import { COLOR_MOST, LOCK, LOCK_LEFT, LOCK_MUST, NO_LOCK, PIECES, type State } from './state';
import { moveTrack, type StepFlaw, stepFlaw } from './steps';

/** 5.9 b: why a piece does not move in this spread; null when it can. */
export function spreadFlaw(
  state: State,
  seat: Seat,
  line: number,
  color: number,
): StepFlaw | 'moved' {
  const flaw = stepFlaw(state, seat, line, color);
  if (flaw === 'no-track') return flaw;
  return hasMoved(state, line, color) ? 'moved' : flaw;
}

function hasMoved({ moved }: State, line: number, color: number): boolean {
  return ((moved[0] >> (line * COLOR_MOST + color)) & 1) === 1;
}

export function canSpread(state: State, seat: Seat): boolean {
  for (let piece = 0; piece < PIECES; piece++) {
    const line = Math.floor(piece / COLOR_MOST);
    if (spreadFlaw(state, seat, line, piece % COLOR_MOST) === null) return true;
  }
  return false;
}

/** 5.9 b: one step of the spread; it ends when none is left or possible. */
export function spreadStep(
  state: State,
  seat: Seat,
  line: number,
  color: number,
  emit?: Emit,
): void {
  state.moved[0] |= 1 << (line * COLOR_MOST + color);
  state.now[LOCK_LEFT]--;
  moveTrack(state, seat, line, color, emit);
  if (state.now[LOCK_LEFT] === 0) unlock(state);
  else if (!canSpread(state, seat)) {
    unlock(state);
    emit?.({ event: 'lapse', seat }, state);
  }
}

/** Ends the lock. */
export function unlock({ now, moved }: State): void {
  now[LOCK] = NO_LOCK;
  now[LOCK_LEFT] = 0;
  now[LOCK_MUST] = 0;
  moved[0] = 0;
}
