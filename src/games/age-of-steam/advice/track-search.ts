import { ALLOWANCE } from '../data/figures';
import { ACROSS, EDGES, isTownHex } from '../rules/board';
import { allowance } from '../rules/build';
import { isAdded } from '../rules/build-change';
import { buildCost } from '../rules/build-cost';
import { isBuiltHere } from '../rules/build-refusal';
import { fixedEdge, isCityHex, isLoose, LOOSE, RING, stopAt, walk } from '../rules/sections';
import {
  BARE,
  EDGE_BITS,
  FIRST_OF,
  MATE,
  PAIR_SHAPE,
  PAIRS,
  SECOND_OF,
  SHAPES,
  SINGLE,
  SPOKES,
} from '../rules/shapes';
import { NOBODY, SEAT, SEATS_FROM, type State, TILES_BUILT } from '../rules/state';

/**
 * Ways to lead track from one place to another with the tiles that the seat to act may still build in its turn: hex by
 * hex, over its own and unowned track, with one new segment a tile and at most two on a town. It knows what belongs to one
 * tile alone. What several tiles together may do, the rules judge: see `track-routes.ts`.
 */

/** Where the ways are wanted that lead to any city or town. */
export const ANY_STOP = -1;

/** A way that was found: where it leads, its price, how many tiles only redirect track, how many there are, and each. */
const GOAL = 0;
const COST = 1;
const REDIRECTS = 2;
const TILES = 3;
const FIRST = 4;
const WAY = FIRST + 2 * ALLOWANCE.engineer;
const WAYS_MOST = 1024;
const found = new Int32Array(WAY * WAYS_MOST);
let count = 0;

/** The spokes of a town, by a bit for each exit; 0 where no tile has them. */
const SPOKES_AT = new Uint8Array(1 << EDGES);
for (let shape = SPOKES; shape < SHAPES; shape++) SPOKES_AT[EDGE_BITS[shape]] = shape;

let state: State;
let seat = 0;
let start = 0;
let goal = ANY_STOP;
let money = 0;
let most = 0;
/** The tiles of the way so far, and what they cost. */
const hexes = new Int32Array(ALLOWANCE.engineer);
const shapes = new Int32Array(ALLOWANCE.engineer);
let tiles = 0;
let cost = 0;
let redirects = 0;

/** Tiles that the seat to act may still build in this turn (7.1). */
export function tilesLeft(now: State): number {
  return allowance(now, now.turn[SEAT]) - now.turn[TILES_BUILT];
}

/** Whether track can be led on from a hex: it is a city or a town, or own or unowned track ends there. */
export function isStart(now: State, hex: number): boolean {
  if (isCityHex(now, hex) || isTownHex(now.board, hex)) return true;
  for (let edge = 0; edge < EDGES; edge++) if (endsHere(now, hex, edge)) return true;
  return false;
}

function endsHere(now: State, hex: number, edge: number): boolean {
  return isOpenTo(now.owner[hex * EDGES + edge], now.turn[SEAT]) && isLoose(now, hex, edge);
}

/** Own and unowned track. */
function isOpenTo(owner: number, one: number): boolean {
  return owner === NOBODY || owner === SEATS_FROM + one;
}

/**
 * Finds every way from a hex to another one, or to any stop, that costs at most so much; returns how many there are. They
 * are read with `readWay`, until the next search.
 */
export function findWays(now: State, from: number, to: number, dollars: number): number {
  state = now;
  seat = now.turn[SEAT];
  start = from;
  goal = to;
  money = dollars;
  most = tilesLeft(now);
  count = 0;
  tiles = 0;
  cost = 0;
  redirects = 0;
  if (isCityHex(now, from)) for (let edge = 0; edge < EDGES; edge++) leave(from, edge);
  else if (isTownHex(now.board, from)) leaveTown(from);
  else for (let edge = 0; edge < EDGES; edge++) if (endsHere(now, from, edge)) goOn(from, edge);
  return count;
}

/** A way that was found, as numbers by which ways are sorted, and its tiles. */
export interface Way {
  readonly goal: number;
  readonly cost: number;
  readonly redirects: number;
  /** A hex and its shape for each tile, from the start on. */
  readonly tiles: readonly (readonly [number, number])[];
}

/** Of two ways by their numbers, which comes first: without redirects, then the cheaper, then the shorter one. */
export function compareWays(one: number, other: number): number {
  const [a, b] = [one * WAY, other * WAY];
  return (
    Math.sign(found[a + REDIRECTS]) - Math.sign(found[b + REDIRECTS]) ||
    found[a + COST] - found[b + COST] ||
    found[a + TILES] - found[b + TILES] ||
    one - other
  );
}

/** Where a way leads, by its number. */
export const goalOf = (way: number): number => found[way * WAY + GOAL];

export function readWay(way: number): Way {
  const at = way * WAY;
  return {
    goal: found[at + GOAL],
    cost: found[at + COST],
    redirects: found[at + REDIRECTS],
    tiles: Array.from({ length: found[at + TILES] }, (_, tile) => [
      found[at + FIRST + 2 * tile],
      found[at + FIRST + 2 * tile + 1],
    ]),
  };
}

function record(hex: number): void {
  if (count === WAYS_MOST) return;
  const at = count++ * WAY;
  found[at + GOAL] = hex;
  found[at + COST] = cost;
  found[at + REDIRECTS] = redirects;
  found[at + TILES] = tiles;
  for (let tile = 0; tile < tiles; tile++) {
    found[at + FIRST + 2 * tile] = hexes[tile];
    found[at + FIRST + 2 * tile + 1] = shapes[tile];
  }
}

/** At a city, a town, or the stop at which the track there ends. */
function arrive(hex: number): void {
  if (tiles > 0 && hex !== start && (goal === ANY_STOP || goal === hex)) record(hex);
}

/** Adds a tile to the way, if there is one left and the money for it; the caller takes it back. */
function lay(hex: number, shape: number): boolean {
  if (shape === 0 || tiles === most || isBuiltHere(state, hex)) return false;
  for (let tile = 0; tile < tiles; tile++) if (hexes[tile] === hex) return false;
  const price = buildCost(state, hex, shape);
  if (cost + price > money) return false;
  if (isRedirect(hex, shape)) redirects++;
  cost += price;
  hexes[tiles] = hex;
  shapes[tiles++] = shape;
  return true;
}

function takeBack(): void {
  const hex = hexes[--tiles];
  cost -= buildCost(state, hex, shapes[tiles]);
  if (isRedirect(hex, shapes[tiles])) redirects--;
}

function isRedirect(hex: number, shape: number): boolean {
  return state.shape[hex] !== 0 && !isAdded(state.shape[hex], shape);
}

/** Out of a town: along its track, and by each exit that it could have. */
function leaveTown(hex: number): void {
  const bits = EDGE_BITS[state.shape[hex]];
  for (let edge = 0; edge < EDGES; edge++) {
    if ((bits >> edge) & 1) {
      if (isOpenTo(state.owner[hex * EDGES + edge], seat)) leave(hex, edge);
    } else if (lay(hex, SPOKES_AT[bits | (1 << edge)])) {
      leave(hex, edge);
      takeBack();
    }
  }
}

/** Goes from a hex across an edge: to a city, along track, or on by a new tile. */
function leave(hex: number, edge: number): void {
  const next = state.board.neighbors[hex * EDGES + edge];
  if (next < 0) return;
  const into = ACROSS[edge];
  if (isCityHex(state, next)) arrive(next);
  else if (MATE[state.shape[next] * EDGES + into] !== BARE) follow(hex, edge, next, into);
  else if (isTownHex(state.board, next)) enterTown(next, into);
  else {
    enter(next, into);
    redirectTo(next, into);
  }
}

/** Along track that is there, to its other end. */
function follow(hex: number, edge: number, next: number, into: number): void {
  if (!isOpenTo(state.owner[next * EDGES + into], seat)) return;
  const end = walk(state, hex, edge);
  if (end === RING) return;
  if (end < LOOSE) arrive(state.board.stopHex[stopAt(end)]);
  else goOn(Math.trunc((end - LOOSE) / EDGES), end % EDGES);
}

/** From a loose end: straight on, or to another edge once it is redirected there. */
function goOn(hex: number, edge: number): void {
  leave(hex, edge);
  const fixed = fixedEdge(state, seat, hex, edge);
  if (fixed < 0) return;
  const bits = EDGE_BITS[state.shape[hex]];
  for (let other = 0; other < EDGES; other++) {
    if ((bits >> other) & 1 || !lay(hex, moved(hex, edge, SINGLE[fixed * EDGES + other]))) continue;
    leave(hex, other);
    takeBack();
  }
}

/** The shape of a hex with this segment in place of the one at an edge; 0 where no tile has it. */
function moved(hex: number, edge: number, single: number): number {
  const old = state.shape[hex];
  if (old < PAIRS) return single;
  const isFirst = (EDGE_BITS[FIRST_OF[old]] >> edge) & 1;
  return PAIR_SHAPE[(isFirst ? SECOND_OF[old] : FIRST_OF[old]) * PAIRS + single];
}

/** Ends in a town, or passes through it by one tile. */
function enterTown(hex: number, into: number): void {
  const bits = EDGE_BITS[state.shape[hex]] | (1 << into);
  if (lay(hex, SPOKES_AT[bits])) {
    arrive(hex);
    takeBack();
  }
  for (let edge = 0; edge < EDGES; edge++) {
    if ((bits >> edge) & 1 || !lay(hex, SPOKES_AT[bits | (1 << edge)])) continue;
    leave(hex, edge);
    takeBack();
  }
}

/** Crosses a hex without a town by a new segment, which may also be the end of the way. */
function enter(hex: number, into: number): void {
  const old = state.shape[hex];
  if (old >= PAIRS) return;
  const bits = EDGE_BITS[old] | (1 << into);
  for (let edge = 0; edge < EDGES; edge++) {
    if ((bits >> edge) & 1 || isShut(hex, edge)) continue;
    const single = SINGLE[into * EDGES + edge];
    if (!lay(hex, old === 0 ? single : PAIR_SHAPE[old * PAIRS + single])) continue;
    if (hex === goal) record(hex);
    leave(hex, edge);
    takeBack();
  }
}

/** 7.6 a, b: nothing of this seat may lead there. */
function isShut(hex: number, edge: number): boolean {
  const next = state.board.neighbors[hex * EDGES + edge];
  if (next < 0) return true;
  const owner = state.owner[next * EDGES + ACROSS[edge]];
  return owner >= NOBODY && !isOpenTo(owner, seat);
}

/** Meets the end of track that is redirected toward this edge. */
function redirectTo(hex: number, into: number): void {
  for (let edge = 0; edge < EDGES; edge++) {
    if (!((EDGE_BITS[state.shape[hex]] >> edge) & 1) || !endsHere(state, hex, edge)) continue;
    const fixed = fixedEdge(state, seat, hex, edge);
    if (fixed < 0 || !lay(hex, moved(hex, edge, SINGLE[fixed * EDGES + into]))) continue;
    const end = walk(state, hex, fixed);
    if (end >= 0 && end < LOOSE) arrive(state.board.stopHex[stopAt(end)]);
    takeBack();
  }
}
