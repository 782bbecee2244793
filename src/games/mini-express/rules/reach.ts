import type { Board } from './board';
import { COMPANY_COUNT, type Company, READY_MOST, type State } from './state';

/** A cost or distance beyond the search limit. */
export const FAR = 255;

const queue = new Int16Array(1024);
/** Routes to a queued hex that have not been passed on to its neighbors yet. */
const news = new Uint16Array(1024);

/**
 * Computes the least cost of a company's routes (4.3, 4.4) to every hex, up to `max` trains. A route starts next to
 * any hex of the network and passes only hexes where it may (4.6). `near` gets the cost, and `ways` the number of
 * routes with that cost; both have one value per hex. Their old values must be correct for a part of the network, or
 * FAR everywhere: only changes are propagated.
 */
function measure(
  board: Board,
  track: Uint8Array,
  company: Company,
  max: number,
  near: Uint8Array,
  ways: Uint16Array,
  from: number,
): void {
  const { passable } = board;
  const { neighbors } = board.map;
  const hexes = track.length;
  let tail = 0;
  for (let hex = 0; hex < hexes; hex++) {
    if ((track[hex] >> company) & 1 && near[from + hex] !== 0) {
      near[from + hex] = 0;
      queue[tail++] = hex;
    }
  }
  // Hexes leave the queue by rising cost, so by then all routes to a hex have been counted.
  for (let head = 0; head < tail; head++) {
    const hex = queue[head];
    const cost = near[from + hex] + 1;
    // The same hexes next to two network hexes are one route (12), so a first step counts once.
    const routes = cost === 1 ? 1 : news[hex];
    news[hex] = 0;
    const end = hex * 6 + 6;
    for (let side = hex * 6; side < end; side++) {
      const next = neighbors[side];
      if (next < 0) continue;
      const known = near[from + next];
      if (known < cost || known === 1) continue;
      if (known > cost) {
        near[from + next] = cost;
        ways[from + next] = 0;
      }
      ways[from + next] += routes;
      if (cost === max || passable[next] === 0) continue;
      if (news[next] === 0) queue[tail++] = next;
      news[next] += routes;
    }
  }
}

/** Updates `near` and `ways` of a company after its network has grown. */
export function updateReach(state: State, company: Company): void {
  const from = company * state.track.length;
  measure(state.board, state.track, company, READY_MOST, state.near, state.ways, from);
}

export function updateAllReach(state: State): void {
  state.near.fill(FAR);
  state.ways.fill(0);
  for (let company = 0; company < COMPANY_COUNT; company++) updateReach(state, company);
}

/** The number of trains of a route to a city, without the limit of 5; FAR if there is no route. */
export function costTo(state: State, company: Company, city: number): number {
  const hexes = state.track.length;
  const near = new Uint8Array(hexes).fill(FAR);
  measure(state.board, state.track, company, FAR - 1, near, new Uint16Array(hexes), 0);
  return near[state.board.cityHex[city]];
}
