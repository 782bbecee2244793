import { ACROSS, EDGES } from './board';
import { LOOSE } from './sections';
import { BARE, EDGE_BITS, MATE } from './shapes';
import { NOBODY, SEATS_FROM, type State } from './state';
import { anchors, cityEdges, otherEnd } from './survey';

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
