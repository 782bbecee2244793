import { CUBES, type CubeColor } from '../data/goods';
import { bagCount, drawCube } from './bag';
import type { Board } from './board';
import type { Emit } from './events';
import { COLORS } from './goods';
import { heldAs, holderOf } from './order';
import type { Refusal } from './refusals';
import { AT, DRAWN, GROW, PHASE, SEAT, type State } from './state';

const PRODUCTION = heldAs('production');
/** 10.2: cubes drawn at most. */
export const DRAWS = 2;

export function emptyBoxes({ display }: State): number {
  let empty = 0;
  for (let box = 0; box < display.length; box++) if (display[box] === 0) empty++;
  return empty;
}

function cubesDrawn({ drawn }: State): number {
  let count = 0;
  for (let color = 0; color < COLORS; color++) count += drawn[color];
  return count;
}

/** 10.1: lets the holder of Production decide; false where there is nothing to decide. */
export function beginProduction(state: State): boolean {
  const holder = holderOf(state, PRODUCTION);
  if (holder < 0 || bagCount(state) === 0 || emptyBoxes(state) === 0) return false;
  state.turn[PHASE] = GROW;
  state.turn[SEAT] = holder;
  state.turn[AT] = 0;
  return true;
}

export function placeRefusal(
  { drawn, display }: State,
  box: number,
  color: number,
): Refusal | null {
  if (drawn[color] === 0) return { because: 'no-such-cube' };
  return display[box] === 0 ? null : { because: 'box-full' };
}

/** 10.2. */
export function playDraw(state: State, emit?: Emit): void {
  const count = Math.min(DRAWS, bagCount(state), emptyBoxes(state));
  for (let cube = 0; cube < count; cube++) state.drawn[drawCube(state)]++;
  state.turn[DRAWN] = 1;
  emit?.({ event: 'draw', seat: state.turn[SEAT], cubes: cubeList(state.drawn) }, state);
}

/** Puts a drawn cube into a box; false: all are placed. */
export function playPlace(state: State, box: number, color: number, emit?: Emit): boolean {
  state.drawn[color]--;
  state.display[box] = 1 + color;
  emit?.(
    { event: 'place', seat: state.turn[SEAT], cube: CUBES[color], ...writeBox(state.board, box) },
    state,
  );
  return cubesDrawn(state) > 0;
}

/** A box as it is written: its column, and its place in it, 1 the top one. */
export function writeBox(
  { display }: Board,
  box: number,
): { readonly column: string; readonly box: number } {
  const column = display.columnOf[box];
  return { column: display.columns[column], box: box - display.boxFrom[column] + 1 };
}

/** Declines to draw (10.1). */
export function playProductionPass(state: State, emit?: Emit): void {
  emit?.({ event: 'pass', seat: state.turn[SEAT], phase: 'grow' }, state);
}

/** Cubes by color as a list of words, in the order of `CUBES`. */
export function cubeList(counts: Uint8Array): CubeColor[] {
  return CUBES.flatMap((cube, color) => Array.from({ length: counts[color] }, () => cube));
}
