import { CITY, TILES, WATER } from '../../../data/board';
import { SIDES } from '../../../rules/base/map';
import { hasSettlement } from '../../../rules/base/pieces';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { carries, edgeAt, endOf, hasAnyRoad, hasCommonRoads, ownersAt, startOf } from './edges';

const labels = new Uint8Array(TILES);
const queue = new Uint8Array(TILES);

/** M6.2: an owner's linked tiles, by kind, into `counts`. */
export function countLinks(state: State, owner: Owner, counts: Uint8Array): void {
  counts.fill(0);
  if (hasCommonRoads(state)) countCommonLinks(state, owner, counts);
  if (state.roadCount[owner] === 0) return;
  const owners = ownersAt(state);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if ((owners[tile] >> owner) & 1) counts[state.kind[tile]]++;
}

/** X14, M6.15: with 6.I and armies linked tiles are remembered. */
export function remembersLinks(state: State): boolean {
  return state.linked.length > 0;
}

/** A land tile is linked by whose road first touches it, the own capital by the first own road there. */
export function linkByRoad(state: State, owner: Owner, edge: number): void {
  if (!remembersLinks(state)) return;
  for (const tile of [startOf(edge), endOf(state, edge)]) {
    const isFirst = state.kind[tile] !== CITY && roadsAt(state, tile) === 1;
    if (isFirst || state.hq[owner] === tile) state.linked[tile] |= 1 << owner;
  }
}

/** A city is linked by every owner that at any moment controls it joined to its capital. */
export function linkCities(state: State): void {
  if (!remembersLinks(state) || state.neutrals[0] === 0) return;
  for (let owner = 0; owner < state.owners; owner++) {
    const capital = state.hq[owner];
    if (capital === NONE || roadsAt(state, capital) === 0) continue;
    const joined = joinedByRoads(state, owner);
    if (!joined) continue;
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (tile !== capital && state.kind[tile] === CITY && joined[tile] === joined[capital])
        state.linked[tile] |= 1 << owner;
  }
}

function roadsAt(state: State, tile: number): number {
  let count = 0;
  for (let side = 0; side < SIDES; side++)
    if (state.neighbor[tile * SIDES + side] !== NONE)
      count += state.neutralRoads[edgeAt(state, tile, side)];
  return count;
}

/** M6.15: an owner's linked tiles by kind, added to `counts`. */
function countCommonLinks(state: State, owner: Owner, counts: Uint8Array): void {
  if (remembersLinks(state)) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if ((state.linked[tile] >> owner) & 1) counts[state.kind[tile]]++;
    return;
  }
  const capital = state.hq[owner];
  const joined = capital === NONE ? null : joinedByRoads(state, owner);
  if (!joined) return;
  let others = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    if (tile === capital || joined[tile] === 0 || joined[tile] !== joined[capital]) continue;
    counts[state.kind[tile]]++;
    others++;
  }
  if (others > 0) counts[CITY]++;
}

/** M6.9: own residents on tiles with roads. */
export function hasCommonRoadAt(state: State, tile: number): boolean {
  return hasCommonRoads(state) && state.kind[tile] !== WATER && roadsAt(state, tile) > 0;
}

/** M6.14: a new road begins at the own capital, or at an own tile joined to it. */
export function reachesCapital(state: State, owner: Owner, one: number, two: number): boolean {
  const capital = state.hq[owner];
  if (capital === NONE) return false;
  if (one === capital || two === capital) return true;
  const joined = joinedByRoads(state, owner);
  if (!joined) return false;
  return [one, two].some(
    (end) => hasSettlement(state, owner, end) && joined[end] === joined[capital],
  );
}

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
