import { ACROSS, EDGES, STOPS_MOST } from './board';
import { BARE, MATE, TOWN } from './shapes';
import { NOBODY, SEATS_FROM, type State } from './state';

/**
 * An end of a section (6.3) as a number: `stop * 6 + edge` for the stop it leads to and the edge of it, or
 * `LOOSE + hex * 6 + edge` for the edge of track across which nothing meets it. Each end belongs to one
 * section only, so it also tells sections apart.
 */
export const LOOSE = STOPS_MOST * EDGES;
/** Told of a section without an end. */
export const RING = -1;

/** The stop at an end; -1 for a loose one. */
export function stopAt(end: number): number {
  return end < LOOSE ? Math.trunc(end / EDGES) : -1;
}

/**
 * The end reached by leaving `hex` across `edge` along the track: that of the section of a segment that leads out
 * there. With nothing beyond, that edge itself is the loose end. `trialHex` is treated as having `trialShape`.
 */
export function walk(
  { board, shape, cities }: State,
  hex: number,
  edge: number,
  trialHex = -1,
  trialShape = 0,
): number {
  const { neighbors, stopOn } = board;
  let at = hex;
  let out = edge;
  for (;;) {
    const next = neighbors[at * EDGES + out];
    if (next < 0) return LOOSE + at * EDGES + out;
    const into = ACROSS[out];
    const there = next === trialHex ? trialShape : shape[next];
    if (there === 0) {
      const stop = stopOn[next];
      const isCity = stop >= 0 && ((cities[0] >> stop) & 1) === 1;
      return isCity ? stop * EDGES + into : LOOSE + at * EDGES + out;
    }
    const mate = MATE[there * EDGES + into];
    if (mate === BARE) return LOOSE + at * EDGES + out;
    if (mate === TOWN) return stopOn[next] * EDGES + into;
    at = next;
    out = mate;
    if (at === hex && out === edge) return RING;
  }
}

/** The end on the far side of the segment that leads out of `hex` across `edge`, with this shape there. */
export function endBehind(
  state: State,
  hex: number,
  edge: number,
  shape = state.shape[hex],
): number {
  const mate = MATE[shape * EDGES + edge];
  return mate === TOWN
    ? state.board.stopOn[hex] * EDGES + edge
    : walk(state, hex, mate, hex, shape);
}

/** Whether a hex is a city, printed or new. */
export function isCityHex({ board, cities }: State, hex: number): boolean {
  const stop = board.stopOn[hex];
  return stop >= 0 && ((cities[0] >> stop) & 1) === 1;
}

/** Whether there is track beyond an edge of a hex that leads to it. */
export function isMet({ board, shape }: State, hex: number, edge: number): boolean {
  const next = board.neighbors[hex * EDGES + edge];
  return next >= 0 && MATE[shape[next] * EDGES + ACROSS[edge]] !== BARE;
}

/** Whether the segment that leads out of `hex` across `edge` has a loose end there (6.3). */
export function isLoose(state: State, hex: number, edge: number): boolean {
  const next = state.board.neighbors[hex * EDGES + edge];
  return next >= 0 && !isMet(state, hex, edge) && !isCityHex(state, next);
}

/** 6.7: the fixed edge of the segment at an edge of a hex if this seat can move it, else -1. */
export function fixedEdge(state: State, seat: number, hex: number, edge: number): number {
  const owner = state.owner[hex * EDGES + edge];
  if (owner !== NOBODY && owner !== SEATS_FROM + seat) return -1;
  const mate = MATE[state.shape[hex] * EDGES + edge];
  if (mate === TOWN) return -1;
  const isHere = isLoose(state, hex, edge);
  if (isHere === isLoose(state, hex, mate)) return -1;
  return isHere ? mate : edge;
}

/** 6.5: how many sections a seat owns. Each has two ends, and those are counted. */
export function discsUsed(state: State, seat: number): number {
  let ends = 0;
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    if (state.shape[hex] === 0) continue;
    for (let edge = 0; edge < EDGES; edge++) {
      if (state.owner[hex * EDGES + edge] !== SEATS_FROM + seat) continue;
      if (MATE[state.shape[hex] * EDGES + edge] === TOWN) ends++;
      if (!isMet(state, hex, edge)) ends++;
    }
  }
  return ends / 2;
}
