import {
  CITY,
  DESERT,
  GRASSLAND,
  KINDS,
  STEPS_Q,
  STEPS_R,
  TILES,
  WATER,
} from '../../../data/board';
import { EXPLORATION } from '../../../data/figures';
import { distance, qOf, rOf, SIDES, tileAt } from '../../../rules/base/map';
import { NONE } from '../../../rules/state/fields';
import { add, type Listing } from '../../../rules/state/kind';
import type { State } from '../../../rules/state/state';

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

/** Every exploration from a tile, as actions of the kind with a code. */
export function listSides(state: State, from: number, into: Listing, code: number): void {
  for (let side = 0; side < SIDES; side++)
    if (isUnknown(state, from, side) && hasStack(state, from, side))
      add(into, code, packSide(from, side));
}

/** What the markers of a hex depend on: what M5.6 a and b ask for, and the tiles left in the stacks. */
export interface Surroundings {
  readonly city: number;
  readonly water: number;
  readonly stacks: ArrayLike<number>;
}

/** Places the six markers into `markers`, by kind (M5.6); false: no stack can take one. */
export function placeMarkers({ city, water, stacks }: Surroundings, markers: Uint8Array): boolean {
  markers.fill(0);
  let left: number = EXPLORATION.markers;
  const place = (kind: number, count: number) => {
    const placed = stacks[kind] > 0 ? Math.min(count, left) : 0;
    markers[kind] += placed;
    left -= placed;
  };
  place(CITY, city);
  place(WATER, water);
  for (let kind = GRASSLAND; kind <= DESERT; kind++) place(kind, 1);
  if (left === EXPLORATION.markers) return false;
  while (left > 0)
    for (let kind = 0; kind < KINDS.length; kind++) if (markers[kind] > 0) place(kind, 1);
  return true;
}

const near = new Uint8Array(SIDES);
const depth = new Uint8Array(TILES);
const queue = new Uint8Array(TILES);
const surroundings = { city: 0, water: 0, stacks: new Uint8Array(KINDS.length) };

/** The surroundings of an unknown hex: the hex next to a tile. They are good until the next call. */
export function surroundingsOf(state: State, from: number, side: number): Surroundings {
  const q = qOf(state, from) + STEPS_Q[side];
  const r = rOf(state, from) + STEPS_R[side];
  let touchesWater = false;
  for (let one = 0; one < SIDES; one++) {
    near[one] = tileAt(state, q + STEPS_Q[one], r + STEPS_R[one]);
    if (near[one] !== NONE && state.kind[near[one]] === WATER) touchesWater = true;
  }
  surroundings.city = landToCity(state);
  surroundings.water = touchesWater ? 0 : distance(q, r) - 1;
  surroundings.stacks.set(state.stacks);
  return surroundings;
}

/** M5.6 a: land tiles between the hex whose neighbors are in `near` and the nearest city; 0 without a chain. */
function landToCity({ kind, neighbor }: State): number {
  let tail = 0;
  depth.fill(0);
  for (let side = 0; side < SIDES; side++) {
    const tile = near[side];
    if (tile === NONE || kind[tile] === WATER) continue;
    if (kind[tile] === CITY) return 0;
    depth[tile] = 1;
    queue[tail++] = tile;
  }
  for (let head = 0; head < tail; head++) {
    const tile = queue[head];
    for (let side = 0; side < SIDES; side++) {
      const next = neighbor[tile * SIDES + side];
      if (next === NONE || kind[next] === WATER || depth[next] > 0) continue;
      if (kind[next] === CITY) return depth[tile];
      depth[next] = depth[tile] + 1;
      queue[tail++] = next;
    }
  }
  return 0;
}
