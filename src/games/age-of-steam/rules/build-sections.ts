import { EDGES, STOPS_MOST } from './board';
import { reachingCities, seatLinks } from './links';
import { endBehind, RING, stopAt, walk } from './sections';
import { MATE } from './shapes';
import type { State } from './state';

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
