import { ACROSS, EDGES, HEXES_MOST, markBeside, STOPS_MOST } from './board';
import { reachingCities, seatLinks } from './links';
import { endBehind, isLoose, LOOSE } from './sections';
import { BARE, EDGE_BITS, MATE, TOWN } from './shapes';
import { NOBODY, SEATS_FROM, type State } from './state';

/**
 * What the lister of builds wants to know of the whole board for one seat, found once a list. It is scratch
 * paper: it holds for the position surveyed last.
 */
const links = new Uint32Array(STOPS_MOST);
/** By hex: the edges that lead into a city. */
export const cityEdges = new Uint8Array(HEXES_MOST);
/** By hex: the edges across which a segment would reach a city (7.6 d) with the present track. */
export const anchors = new Uint8Array(HEXES_MOST);
/** By `hex * 6 + edge`, for loose ends of the seat's own and unowned track: the other end of the section. */
const otherEnds = new Uint16Array(HEXES_MOST * EDGES);
/** Bits of the stops that reach a city by the seat's links, cities among them (6.6). */
export let reaching = 0;
/** The sections that the seat owns. */
export let sections = 0;

export function survey(state: State, seat: number): void {
  const { board } = state;
  seatLinks(state, seat, links);
  reaching = reachingCities(state, links);
  cityEdges.set(board.besideCities);
  for (let stop = board.cityCount; stop < board.stopCount; stop++) {
    if ((state.cities[0] >> stop) & 1) markBeside(board.neighbors, cityEdges, board.stopHex[stop]);
  }
  anchors.set(cityEdges);
  let ends = 0;
  for (let hex = 0; hex < board.hexCount; hex++) {
    if (state.shape[hex] !== 0) ends += surveyHex(state, SEATS_FROM + seat, hex);
  }
  sections = ends / 2;
}

/** Looks at the ends of sections on a hex; returns how many are the seat's. */
function surveyHex(state: State, own: number, hex: number): number {
  const { neighbors } = state.board;
  const shape = state.shape[hex];
  let ends = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const owner = state.owner[hex * EDGES + edge];
    if (owner !== own && owner !== NOBODY) continue;
    const next = neighbors[hex * EDGES + edge];
    const isOwn = owner === own;
    if (isOwn && MATE[shape * EDGES + edge] === TOWN) ends++;
    if (MATE[state.shape[next] * EDGES + ACROSS[edge]] !== BARE) continue;
    if (isOwn) ends++;
    if (!isLoose(state, hex, edge)) continue;
    const other = endBehind(state, hex, edge);
    otherEnds[hex * EDGES + edge] = other;
    if (isReaching(other)) anchors[next] |= 1 << ACROSS[edge];
  }
  return ends;
}

/** Whether an end is a stop that reaches a city. */
export function isReaching(end: number): boolean {
  return end < LOOSE && ((reaching >> Math.trunc(end / EDGES)) & 1) === 1;
}

/** The other end of the section with this loose end, own or unowned. */
export function otherEnd(hex: number, edge: number): number {
  return otherEnds[hex * EDGES + edge];
}

/**
 * What is across the edges of the last hex examined: scratch data for listing builds. Used only for edges without
 * track.
 */

/** Where the section of a new segment at an edge would end on that side. */
export const endBeyond = new Uint16Array(EDGES);
/** What `endBeyond` would be for a section that comes back to this hex by an edge. */
export const facing = new Int32Array(EDGES);
/** Edges that may not be built to (7.6 a, b), and those that reach a city (7.6 d), a bit each. */
export let blocked = 0;
export let anchored = 0;

/** Looks at the edges of a hex for a seat; the survey must be of this position. */
export function lookBeyond(state: State, seat: number, hex: number): void {
  const { neighbors, stopOn } = state.board;
  const bare = ~EDGE_BITS[state.shape[hex]];
  const cities = cityEdges[hex];
  anchored = anchors[hex] & bare;
  blocked = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const next = neighbors[hex * EDGES + edge];
    const into = ACROSS[edge];
    facing[edge] = LOOSE + next * EDGES + into;
    if (((bare >> edge) & 1) === 0) continue;
    if (next < 0) {
      blocked |= 1 << edge;
    } else if (MATE[state.shape[next] * EDGES + into] !== BARE) {
      const owner = state.owner[next * EDGES + into];
      if (owner !== NOBODY && owner !== SEATS_FROM + seat) blocked |= 1 << edge;
      endBeyond[edge] = otherEnd(next, into);
    } else if ((cities >> edge) & 1) {
      endBeyond[edge] = stopOn[next] * EDGES + into;
    } else {
      endBeyond[edge] = LOOSE + hex * EDGES + edge;
    }
  }
}
