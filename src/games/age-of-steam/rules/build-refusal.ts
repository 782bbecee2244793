import { copyFlat } from '../../../kit/flat-state';
import type { RefusalOf } from '../../../kit/problem';
import { DISCS } from '../data/figures';
import { ACROSS, type Board, EDGES, isTownHex, STOPS_MOST } from './board';
import { changeOf, MUST_KEEP } from './build-change';
import { buildCost } from './build-cost';
import { layTrack } from './build-lay';
import { reachingCities, seatLinks } from './links';
import type { Refusal } from './refusals';
import { discsUsed, endBehind, isCityHex, RING, stopAt, walk } from './sections';
import { EDGE_BITS, MATE, PAIRS, SPOKES } from './shapes';
import { cloneState, NOBODY, SEAT, SEATS_FROM, type State, TILES_BUILT } from './state';
import { hasTile, hasTownDisc, tileName } from './supply';

const ends = new Int32Array(2 * EDGES);
const links = new Uint32Array(STOPS_MOST);

/**
 * 7.6 c, d: what is wrong with the sections of a shape's segments at the edges `changed`, with the board as it would
 * be. Track that they meet must be the seat's own or unowned.
 */
export function sectionFlaw(
  state: State,
  seat: number,
  hex: number,
  shape: number,
  changed: number,
): 'loop' | 'not-connected' | null {
  const count = findEnds(state, hex, shape, changed);
  if (count < 0) return 'loop';
  // 6.6 counts the links that this build makes.
  seatLinks(state, seat, links);
  for (let at = 0; at < count; at += 2) {
    const from = stopAt(ends[at]);
    const to = stopAt(ends[at + 1]);
    if (from < 0 || to < 0) continue;
    links[from] |= 1 << to;
    links[to] |= 1 << from;
  }
  const reaching = reachingCities(state, links);
  for (let at = 0; at < count; at += 2) {
    if (!isAmong(reaching, ends[at]) && !isAmong(reaching, ends[at + 1])) return 'not-connected';
  }
  return null;
}

function isAmong(stops: number, end: number): boolean {
  const stop = stopAt(end);
  return stop >= 0 && ((stops >> stop) & 1) === 1;
}

/** Writes the two ends of each section; returns how many ends there are, -1 for a loop (7.6 c). */
function findEnds(state: State, hex: number, shape: number, changed: number): number {
  let count = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const mate = MATE[shape * EDGES + edge];
    if (((changed >> edge) & 1) === 0 || mate < edge) continue;
    const one = walk(state, hex, edge, hex, shape);
    const other = endBehind(state, hex, edge, shape);
    if (one === RING || (stopAt(one) >= 0 && stopAt(one) === stopAt(other))) return -1;
    ends[count++] = one;
    ends[count++] = other;
  }
  return count;
}

/** What may be wrong with a build (7.3 to 7.10), in the order in which it is judged (13). */
export const BUILD_REFUSALS = [
  ...['city', 'built-here', 'wrong-tile', 'unchanged', 'must-keep', 'first-tile', 'off-board'],
  ...['foreign', 'loop', 'not-connected', 'no-tile', 'no-town-disc', 'discs', 'money'],
] as const;
type BuildRefusal = RefusalOf<Refusal, (typeof BUILD_REFUSALS)[number]>;

/** Why the seat to act may not build this, the first reason in the order of 13; else null. */
export function buildRefusal(state: State, hex: number, shape: number): BuildRefusal | null {
  const seat = state.turn[SEAT];
  const old = state.shape[hex];
  if (isCityHex(state, hex)) return { because: 'city' };
  if (isBuiltHere(state, hex)) return { because: 'built-here' };
  if (isTownHex(state.board, hex) !== shape >= SPOKES) return { because: 'wrong-tile' };
  if (shape === old) return { because: 'unchanged' };
  const changed = changeOf(state, seat, hex, shape);
  if (changed === MUST_KEEP) return { because: 'must-keep' };
  if (state.begun[seat] === 0 && !isFirstTile(state, hex, shape)) return { because: 'first-tile' };
  const edge = edgeOffBoard(state.board, hex, changed);
  if (edge >= 0) return { because: 'off-board', edge };
  const met = ownerMet(state, hex, changed, seat);
  if (met >= 0) return { because: 'foreign', seat: met };
  const flaw = sectionFlaw(state, seat, hex, shape, changed);
  if (flaw) return { because: flaw };
  if (!hasTile(state, shape, old)) return { because: 'no-tile', tile: tileName(shape) };
  if (!hasTownDisc(state, shape, old)) return { because: 'no-town-disc' };
  if (!hasDiscs(state, seat, hex, shape, changed)) return { because: 'discs' };
  const needs = buildCost(state, hex, shape);
  const has = state.money[seat];
  return has < needs ? { because: 'money', needs, has } : null;
}

/** 7.3. */
export function isBuiltHere(state: State, hex: number): boolean {
  for (let tile = 0; tile < state.turn[TILES_BUILT]; tile++) {
    if (state.built[tile] === hex) return true;
  }
  return false;
}

/** 7.10, for a shape that fits the hex. */
function isFirstTile(state: State, hex: number, shape: number): boolean {
  if (state.shape[hex] !== 0 || shape >= PAIRS) return false;
  const { neighbors } = state.board;
  for (let edge = 0; edge < EDGES; edge++) {
    const next = neighbors[hex * EDGES + edge];
    if ((EDGE_BITS[shape] >> edge) & 1 && next >= 0 && isCityHex(state, next)) return true;
  }
  return false;
}

/** 7.6 a: the lowest of these edges that leads off the board or to a lake; -1 for none. */
function edgeOffBoard({ neighbors }: Board, hex: number, changed: number): number {
  for (let edge = 0; edge < EDGES; edge++) {
    if ((changed >> edge) & 1 && neighbors[hex * EDGES + edge] < 0) return edge;
  }
  return -1;
}

/** 7.6 b: the lowest of the other seats with track across these edges; -1 for none. */
function ownerMet(state: State, hex: number, changed: number, seat: number): number {
  let lowest = -1;
  for (let edge = 0; edge < EDGES; edge++) {
    if (((changed >> edge) & 1) === 0) continue;
    const owner = state.owner[state.board.neighbors[hex * EDGES + edge] * EDGES + ACROSS[edge]];
    if (owner <= NOBODY || owner === SEATS_FROM + seat) continue;
    if (lowest < 0 || owner - SEATS_FROM < lowest) lowest = owner - SEATS_FROM;
  }
  return lowest;
}

/** Where a build is tried out to count discs; made anew for another board or number of seats. */
let draft: State | null = null;

/** 7.8, with the board as it would be. */
export function hasDiscs(
  state: State,
  seat: number,
  hex: number,
  shape: number,
  changed: number,
): boolean {
  if (draft?.board !== state.board || draft.seats !== state.seats) draft = cloneState(state);
  copyFlat(draft, state);
  layTrack(draft, seat, hex, shape, changed);
  return discsUsed(draft, seat) <= DISCS;
}
