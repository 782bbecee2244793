import { TILES } from '../../data/board';
import { SIDES } from '../base/map';
import { LAID, NONE } from '../base/windows';
import type { Owner } from '../parts';
import type { State } from '../state';
import { edgeAt } from './edges';

const labels = new Uint8Array(TILES);
const queue = new Uint8Array(TILES);

/** M6.8: tiles with equal numbers above 0 are joined by own roads. Good until the next call; null: no roads. */
export function joinedByRoads(state: State, owner: Owner): Uint8Array | null {
  if (state.roadCount[owner] === 0) return null;
  const { neighbor, roads, now } = state;
  labels.fill(0);
  let label = 0;
  for (let start = 0; start < now[LAID]; start++) {
    if (labels[start] > 0) continue;
    let tail = 1;
    queue[0] = start;
    labels[start] = ++label;
    for (let head = 0; head < tail; head++) {
      const tile = queue[head];
      for (let side = 0; side < SIDES; side++) {
        const next = neighbor[tile * SIDES + side];
        if (next === NONE || labels[next] > 0) continue;
        if (((roads[edgeAt(state, tile, side)] >> owner) & 1) === 0) continue;
        labels[next] = label;
        queue[tail++] = next;
      }
    }
  }
  return labels;
}
