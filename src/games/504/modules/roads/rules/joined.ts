import { TILES } from '../../../data/board';
import { SIDES } from '../../../rules/base/map';
import { hasSettlement } from '../../../rules/base/pieces';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { carries, hasAnyRoad, hasCommonRoads } from './common-roads';
import { edgeAt } from './edges';

const labels = new Uint8Array(TILES);
const queue = new Uint8Array(TILES);

/** M6.8: tiles with equal numbers above 0 are joined by own roads; with armies by roads over own tiles. Good until the next call; null: no roads. */
export function joinedByRoads(state: State, owner: Owner): Uint8Array | null {
  if (!hasAnyRoad(state, owner)) return null;
  const { neighbor, now } = state;
  const isCommon = hasCommonRoads(state);
  labels.fill(0);
  let label = 0;
  for (let start = 0; start < now[LAID]; start++) {
    if (labels[start] > 0 || (isCommon && !hasSettlement(state, owner, start))) continue;
    let tail = 1;
    queue[0] = start;
    labels[start] = ++label;
    for (let head = 0; head < tail; head++) {
      const tile = queue[head];
      for (let side = 0; side < SIDES; side++) {
        const next = neighbor[tile * SIDES + side];
        if (next === NONE || labels[next] > 0) continue;
        if (!carries(state, owner, edgeAt(state, tile, side), next)) continue;
        labels[next] = label;
        queue[tail++] = next;
      }
    }
  }
  return labels;
}
