import type { JsonObject } from '../../../kit/json';
import { wordOf } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { COLORS, LINES } from '../data/board';
import { STEP_KINDS } from '../data/effects';
import type { Emit } from './events';
import { inPhase, type RailroadsKind } from './kind';
import type { Refusal } from './refusals';
import { awardOnLine } from './specials';
import {
  COLOR_MOST,
  colorsAt,
  colorsOf,
  LINE_COUNT,
  PIECES,
  pending,
  RESOLVE,
  SEAT,
  type State,
  spend,
} from './state';
import { LINE_COLORS, LINE_IDS, LINE_LENGTHS } from './tables';
import { STEP_UNITS, takesColor, UNITS } from './units';

/** Why a step is not legal (6.1); null when it is. */
export type StepFlaw = 'no-track' | 'line-end' | 'blocked' | null;

export function stepFlaw(state: State, seat: Seat, line: number, color: number): StepFlaw {
  if (color >= LINE_COLORS[line] || color >= colorsOf(state, seat)) return 'no-track';
  const piece = seat * PIECES + line * COLOR_MOST + color;
  const front = state.fronts[piece];
  if (front >= LINE_LENGTHS[line]) return 'line-end';
  return color > 0 && state.fronts[piece - 1] <= front + 1 ? 'blocked' : null;
}

/** A piece is `line * COLOR_MOST + color`. */
export const lineOf = (piece: number): number => Math.floor(piece / COLOR_MOST);
export const colorOf = (piece: number): number => piece % COLOR_MOST;

/** The args of a step: the unit of the pool that it uses, or the number after the last one of a spread; and its piece. */
export const stepUnit = (args: number): number => Math.floor(args / PIECES);
export const stepPiece = (args: number): number => args % PIECES;
export const AS_SPREAD = STEP_UNITS;
const AS = [...STEP_KINDS, 'spread'];

/** The written form of a step of the pool or of a spread. */
export const stepForm = {
  do: 'step',
  keys: ['as', 'line', 'colour'],
  read({ as, line, colour }: JsonObject): number {
    const color = wordOf(colour, 'colour', COLORS);
    const unit = wordOf(as, 'as', AS);
    return unit * PIECES + wordOf(line, 'line', LINE_IDS) * COLOR_MOST + color;
  },
  write(args: number): JsonObject {
    const piece = stepPiece(args);
    return {
      as: AS[stepUnit(args)],
      line: LINE_IDS[lineOf(piece)],
      colour: COLORS[colorOf(piece)],
    };
  },
} as const;

/** Moves a track by a unit of the pool (6.1). */
export const step = {
  ...inPhase(RESOLVE),
  ...stepForm,
  fits: ({ as }) => as !== AS[AS_SPREAD],
  variants: STEP_UNITS * PIECES,
  refusal(state, args) {
    const unit = stepUnit(args);
    const piece = stepPiece(args);
    if (pending(state, unit) === 0) return { because: 'not-pending', as: UNITS[unit] };
    const flaw = stepFlaw(state, state.now[SEAT], lineOf(piece), colorOf(piece));
    return refusalOfStep(takesColor(unit, colorOf(piece)) ? flaw : 'no-track', piece);
  },
  list(state, into, at) {
    const seat = state.now[SEAT];
    const colors = colorsOf(state, seat);
    let next = at;
    for (let unit = 0; unit < STEP_UNITS; unit++) {
      if (pending(state, unit) === 0) continue;
      for (let color = 0; color < colors; color++) {
        if (!takesColor(unit, color)) continue;
        for (let line = 0; line < LINE_COUNT; line++)
          if (stepFlaw(state, seat, line, color) === null)
            into[next++] = unit * PIECES + line * COLOR_MOST + color;
      }
    }
    return next;
  },
  play(state, args, emit) {
    const piece = stepPiece(args);
    spend(state, stepUnit(args));
    moveTrack(state, state.now[SEAT], lineOf(piece), colorOf(piece), emit);
  },
} as const satisfies RailroadsKind;

export function refusalOfStep(because: StepFlaw | 'moved', piece: number): Refusal | null {
  return because && { because, line: LINES[lineOf(piece)].id, colour: COLORS[colorOf(piece)] };
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
