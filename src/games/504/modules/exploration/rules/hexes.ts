import { DESERT, GRASSLAND, KINDS, STEPS_Q, STEPS_R } from '../../../data/board';
import { distance, qOf, rOf, SIDES } from '../../../rules/base/map';
import { NONE } from '../../../rules/state/fields';
import { add, type Listing } from '../../../rules/state/listing';
import { codeOf, packAction } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { placeMarkers, surroundingsOf } from './markers';

export const EXPLORE = codeOf(5, 0);

const SIDE_SHIFT = 6;
const TILE_MASK = (1 << SIDE_SHIFT) - 1;

/** An unknown hex as the tile next to it and the direction from there. */
export function packSide(from: number, side: number): number {
  return from | (side << SIDE_SHIFT);
}

export function fromOf(args: number): number {
  return args & TILE_MASK;
}

export function sideOf(args: number): number {
  return args >> SIDE_SHIFT;
}

/** The column and row of the hex in a direction from a tile. */
export function hexBeside(state: State, from: number, side: number): readonly [number, number] {
  return [qOf(state, from) + STEPS_Q[side], rOf(state, from) + STEPS_R[side]];
}

/** M5.3: no tile, and within reach. */
export function isUnknown(state: State, from: number, side: number): boolean {
  if (state.neighbor[from * SIDES + side] !== NONE) return false;
  const { map } = state.world;
  const q = qOf(state, from) + STEPS_Q[side];
  const r = rOf(state, from) + STEPS_R[side];
  return map.kind === 'growing' && distance(q, r) <= map.reach;
}

const markers = new Uint8Array(KINDS.length);

/** M5.6: whether a stack can take a marker. */
export function hasStack(state: State, from: number, side: number): boolean {
  // A stack of land always takes one.
  for (let kind = GRASSLAND; kind <= DESERT; kind++) if (state.stacks[kind] > 0) return true;
  return placeMarkers(surroundingsOf(state, from, side), markers);
}

/** Every exploration from a tile, as actions of a kind. */
export function listSides(state: State, from: number, into: Listing, code = EXPLORE): void {
  for (let side = 0; side < SIDES; side++)
    if (isUnknown(state, from, side) && hasStack(state, from, side))
      add(into, packAction(code, packSide(from, side)));
}
