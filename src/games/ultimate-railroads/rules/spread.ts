import type { Seat } from '../../../kit/rules';
import { ofLock, type RailroadsKind } from './kind';
import {
  COLOR_MOST,
  LINE_COUNT,
  LOCK,
  LOCK_LEFT,
  LOCK_MUST,
  NO_LOCK,
  PIECES,
  SEAT,
  SPREAD_LOCK,
  type State,
} from './state';
import {
  AS_SPREAD,
  colorOf,
  lineOf,
  moveTrack,
  refusalOfStep,
  type StepFlaw,
  stepFlaw,
  stepForm,
  stepPiece,
  stepUnit,
} from './step';
import { LINE_COLORS } from './tables';

/** A step of a spread (5.9 b), which ends when none is left or possible. */
export const spread = {
  ...ofLock('spread', SPREAD_LOCK),
  ...stepForm,
  fits: ({ as }) => as === 'spread',
  isOne: (args) => stepUnit(args) === AS_SPREAD,
  refusal(state, args) {
    const piece = stepPiece(args);
    const flaw = spreadFlaw(state, state.now[SEAT], lineOf(piece), colorOf(piece));
    return refusalOfStep(flaw, piece);
  },
  list(state, into, at) {
    const seat = state.now[SEAT];
    let next = at;
    for (let line = 0; line < LINE_COUNT; line++)
      for (let color = 0; color < LINE_COLORS[line]; color++)
        if (spreadFlaw(state, seat, line, color) === null)
          into[next++] = AS_SPREAD * PIECES + line * COLOR_MOST + color;
    return next;
  },
  play(state, args, emit) {
    const seat = state.now[SEAT];
    const piece = stepPiece(args);
    state.moved[0] |= 1 << piece;
    state.now[LOCK_LEFT]--;
    moveTrack(state, seat, lineOf(piece), colorOf(piece), emit);
    if (state.now[LOCK_LEFT] === 0) unlock(state);
    else if (!canSpread(state, seat)) {
      unlock(state);
      emit?.({ event: 'lapse', seat }, state);
    }
  },
} as const satisfies RailroadsKind;

/** 5.9 b: why a piece does not move in this spread; null when it can. */
function spreadFlaw(state: State, seat: Seat, line: number, color: number): StepFlaw | 'moved' {
  const flaw = stepFlaw(state, seat, line, color);
  if (flaw === 'no-track') return flaw;
  return hasMoved(state, line, color) ? 'moved' : flaw;
}

function hasMoved({ moved }: State, line: number, color: number): boolean {
  return ((moved[0] >> (line * COLOR_MOST + color)) & 1) === 1;
}

export function canSpread(state: State, seat: Seat): boolean {
  for (let piece = 0; piece < PIECES; piece++) {
    if (spreadFlaw(state, seat, lineOf(piece), colorOf(piece)) === null) return true;
  }
  return false;
}

/** Ends the lock. */
export function unlock({ now, moved }: State): void {
  now[LOCK] = NO_LOCK;
  now[LOCK_LEFT] = 0;
  now[LOCK_MUST] = 0;
  moved[0] = 0;
}
