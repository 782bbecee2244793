import type { JsonObject } from '../../../kit/json';
import { below } from '../../../kit/random';
import { count, flaw, wordOf } from '../../../kit/reading';
import { DRAWS } from '../data/figures';
import { CUBES, type CubeColor } from '../data/goods';
import type { Board } from './board';
import type { Emit } from './events';
import { COLORS } from './goods';
import { bare, firstOf, PLACING, pack, type SteamKind, secondOf } from './kind';
import { heldAs, holderOf } from './order';
import { AT, DRAWN, GROW, PHASE, SEAT, type State } from './state';
import { beginNextTurn } from './turn';

const PRODUCTION = heldAs('production');

export function emptyBoxes({ display }: State): number {
  let empty = 0;
  for (let box = 0; box < display.length; box++) if (display[box] === 0) empty++;
  return empty;
}

/** How many cubes these are, by color: the bag, or what is drawn. */
export function cubeCount(cubes: Uint8Array): number {
  let count = 0;
  for (let color = 0; color < COLORS; color++) count += cubes[color];
  return count;
}

/** 1.4: takes a cube out of the bag at random, which must hold one, and returns its color. */
export function drawCube({ random, bag }: State): number {
  let left = below(random, cubeCount(bag));
  let color = 0;
  while (left >= bag[color]) left -= bag[color++];
  bag[color]--;
  return color;
}

/** 10.1: lets the holder of Production decide; false where there is nothing to decide. */
export function beginProduction(state: State): boolean {
  const holder = holderOf(state, PRODUCTION);
  if (holder < 0 || mayDraw(state) === 0) return false;
  state.turn[PHASE] = GROW;
  state.turn[SEAT] = holder;
  state.turn[AT] = 0;
  return true;
}

/** 10.2: how many cubes are drawn if any. */
export function mayDraw(state: State): number {
  return Math.min(DRAWS, cubeCount(state.bag), emptyBoxes(state));
}

/** Draws cubes out of the bag (10.2). */
export const draw = {
  ...bare,
  do: 'draw',
  places: [GROW],
  play(state, _, emit) {
    for (let left = mayDraw(state); left > 0; left--) state.drawn[drawCube(state)]++;
    state.turn[DRAWN] = 1;
    emit?.({ event: 'draw', seat: state.turn[SEAT], cubes: cubeList(state.drawn) }, state);
  },
} as const satisfies SteamKind;

/** Declines to draw (10.1). */
export const passDraw = {
  ...bare,
  do: 'pass',
  places: [GROW],
  play(state, _, emit) {
    emit?.({ event: 'pass', seat: state.turn[SEAT], phase: 'grow' }, state);
    endProduction(state, emit);
  },
} as const satisfies SteamKind;

/** Puts a drawn cube into a box (10.2). The args are the box and the color. */
export const place = {
  do: 'place',
  keys: ['cube', 'column', 'box'],
  places: [PLACING],
  isOne: (args, { board }) => firstOf(args) < board.display.boxes && secondOf(args) < COLORS,
  read: (form, { board }) => pack(readBox(board, form), wordOf(form.cube, 'cube', CUBES)),
  write: (args, { board }) => ({
    cube: CUBES[secondOf(args)],
    ...writeBox(board, firstOf(args)),
  }),
  refusal({ drawn, display }, args) {
    if (drawn[secondOf(args)] === 0) return { because: 'no-such-cube' };
    return display[firstOf(args)] === 0 ? null : { because: 'box-full' };
  },
  list({ drawn, display }, into, at) {
    let next = at;
    for (let color = 0; color < COLORS; color++) {
      if (drawn[color] === 0) continue;
      for (let box = 0; box < display.length; box++)
        if (display[box] === 0) into[next++] = pack(box, color);
    }
    return next;
  },
  play(state, args, emit) {
    const seat = state.turn[SEAT];
    const box = firstOf(args);
    const color = secondOf(args);
    state.drawn[color]--;
    state.display[box] = 1 + color;
    emit?.({ event: 'place', seat, cube: CUBES[color], ...writeBox(state.board, box) }, state);
    if (cubeCount(state.drawn) === 0) endProduction(state, emit);
  },
} as const satisfies SteamKind;

function endProduction(state: State, emit?: Emit): void {
  state.turns[0]++;
  state.turn[DRAWN] = 0;
  beginNextTurn(state, emit);
}

function readBox({ display }: Board, form: JsonObject): number {
  const column = wordOf(form.column, 'column', display.columns);
  const box = count(form.box, 'box', display.boxCount[column]);
  return box > 0 ? display.boxFrom[column] + box - 1 : flaw('too-few', 'box');
}

/** A box as it is written: its column, and its place in it, 1 the top one. */
function writeBox(
  { display }: Board,
  box: number,
): { readonly column: string; readonly box: number } {
  const column = display.columnOf[box];
  return { column: display.columns[column], box: box - display.boxFrom[column] + 1 };
}

/** Cubes by color as a list of words, in the order of `CUBES`. */
export function cubeList(counts: Uint8Array): CubeColor[] {
  return CUBES.flatMap((cube, color) => Array.from({ length: counts[color] }, () => cube));
}
