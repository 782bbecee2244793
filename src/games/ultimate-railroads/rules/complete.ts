import type { Seat } from '../../../kit/rules';
import { DOUBLERS } from '../data/board';
import { markerMoves } from './lane';
import { supplySize } from './locomotives';
import { AGAIN, DOUBLERS as DOUBLERS_CODE, type Program, SPREAD, WIDTH } from './program';
import { mayUseAgain } from './spaces';
import {
  COLOR_MOST,
  colorsAt,
  colorsOf,
  DOUBLERS_LEFT,
  LINE_COUNT,
  PIECES,
  type State,
} from './state';
import { ALL_SPACES, LINE_COLORS, LINE_LENGTHS } from './tables';
import { INDUSTRY, LOCOMOTIVE, STEP_UNITS, takesColor } from './units';

/** How many steps of each kind are left, and the fronts, while orders are tried. */
const wanted = new Uint8Array(STEP_UNITS);
const fronts = new Uint8Array(PIECES);

/** 5.4: whether an action can be carried out in full before anything of it is done. Each kind of effect by itself (i). */
export function isComplete(state: State, seat: Seat, program: Program): boolean {
  const { codes } = program;
  for (let at = 0; at < codes.length; at += WIDTH)
    if (codes[at] >= STEP_UNITS && !isPossible(state, seat, codes[at], codes[at + 1])) return false;
  return program.steps === 0 || stepsFit(state, seat, program);
}

/** 5.4 b to h. */
function isPossible(state: State, seat: Seat, code: number, n: number): boolean {
  switch (code) {
    case INDUSTRY:
      return markerMoves(state, seat) >= n;
    case LOCOMOTIVE:
      return supplySize(state) >= n;
    case DOUBLERS_CODE:
      return state.doublers[seat] + n <= DOUBLERS.places && state.now[DOUBLERS_LEFT] >= n;
    case AGAIN:
      return canUseAgain(state, seat);
    case SPREAD:
      fronts.set(state.fronts.subarray(seat * PIECES, (seat + 1) * PIECES));
      return spreadFits(n, 0);
    default:
      return true;
  }
}

/** 10.6: whether there is a space to use again. */
export function canUseAgain(state: State, seat: Seat): boolean {
  for (let space = 0; space < ALL_SPACES; space++) if (mayUseAgain(state, seat, space)) return true;
  return false;
}

/** 5.4 a: whether some order of all steps is legal. */
function stepsFit(state: State, seat: Seat, program: Program): boolean {
  const { steps, color } = program;
  if (color >= 0) return roomOf(state, seat, color) >= steps;
  // Black is never blocked: with room enough for all of them nothing needs to be tried.
  if (program.isBlack && roomOf(state, seat, 0) >= steps) return true;
  wanted.set(program.wanted);
  fronts.set(state.fronts.subarray(seat * PIECES, (seat + 1) * PIECES));
  return someOrder(steps);
}

/** How many steps the pieces of a color can make while no other moves. */
function roomOf(state: State, seat: Seat, color: number): number {
  if (color >= colorsOf(state, seat)) return 0;
  let room = 0;
  for (let line = 0; line < LINE_COUNT; line++) {
    if (color >= LINE_COLORS[line]) continue;
    const piece = seat * PIECES + line * COLOR_MOST + color;
    const end = color === 0 ? LINE_LENGTHS[line] : state.fronts[piece - 1] - 1;
    if (end > state.fronts[piece]) room += end - state.fronts[piece];
  }
  return room;
}

/** Tries every order of the wanted steps on `fronts`. */
function someOrder(left: number): boolean {
  if (left === 0) return true;
  for (let unit = 0; unit < STEP_UNITS; unit++) {
    if (wanted[unit] === 0) continue;
    wanted[unit]--;
    for (let piece = 0; piece < PIECES; piece++) {
      if (!takesColor(unit, piece % COLOR_MOST) || !canMove(piece)) continue;
      fronts[piece]++;
      if (someOrder(left - 1)) return true;
      fronts[piece]--;
    }
    wanted[unit]++;
  }
  return false;
}

/** 5.4 g: tries every order of steps of pieces that have not moved yet. */
function spreadFits(left: number, moved: number): boolean {
  if (left === 0) return true;
  for (let piece = 0; piece < PIECES; piece++) {
    if ((moved >> piece) & 1 || !canMove(piece)) continue;
    fronts[piece]++;
    if (spreadFits(left - 1, moved | (1 << piece))) return true;
    fronts[piece]--;
  }
  return false;
}

/** 6.1, on `fronts`. */
function canMove(piece: number): boolean {
  const line = Math.floor(piece / COLOR_MOST);
  const color = piece % COLOR_MOST;
  if (color >= LINE_COLORS[line] || color >= colorsAt(fronts[0])) return false;
  if (fronts[piece] >= LINE_LENGTHS[line]) return false;
  return color === 0 || fronts[piece - 1] > fronts[piece] + 1;
}
