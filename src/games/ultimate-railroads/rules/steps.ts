import type { Seat } from '../../../kit/rules';
import { COLORS, LINES } from '../data/board';
import type { Emit } from './events';
import { awardOnLine } from './specials';
import { COLOR_MOST, colorsAt, colorsOf, LINE_COUNT, PIECES, type State } from './state';
import { LINE_COLORS, LINE_LENGTHS } from './tables';
import { takesColor } from './units';

/** Why a step is not legal (6.1); null when it is. */
export type StepFlaw = 'no-track' | 'line-end' | 'blocked' | null;

export function stepFlaw(state: State, seat: Seat, line: number, color: number): StepFlaw {
  if (color >= LINE_COLORS[line] || color >= colorsOf(state, seat)) return 'no-track';
  const piece = seat * PIECES + line * COLOR_MOST + color;
  const front = state.fronts[piece];
  if (front >= LINE_LENGTHS[line]) return 'line-end';
  return color > 0 && state.fronts[piece - 1] <= front + 1 ? 'blocked' : null;
}

/** 5.6: whether some step of this unit is legal. */
export function canStep(state: State, seat: Seat, unit: number): boolean {
  const colors = colorsOf(state, seat);
  for (let color = 0; color < colors; color++) {
    if (!takesColor(unit, color)) continue;
    for (let line = 0; line < LINE_COUNT; line++)
      if (stepFlaw(state, seat, line, color) === null) return true;
  }
  return false;
}

/** 6.1, 6.2, 6.4: moves the piece, and tells what it brings. */
export function moveTrack(
  state: State,
  seat: Seat,
  line: number,
  color: number,
  emit?: Emit,
): void {
  const piece = seat * PIECES + line * COLOR_MOST + color;
  const to = ++state.fronts[piece];
  emit?.({ event: 'step', seat, line: LINES[line].id, colour: COLORS[color], to }, state);
  if (color > 0) return;
  if (line === 0 && emit && colorsAt(to) > colorsAt(to - 1))
    emit({ event: 'unlock', seat, colour: COLORS[colorsAt(to) - 1] }, state);
  awardOnLine(state, seat, line, to - 1, state.reach[seat * LINE_COUNT + line], emit);
}
