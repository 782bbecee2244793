import { CHEAPEST } from './build-cost';
import { listPlaces } from './build-list-place';
import { listReplacements } from './build-list-replace';
import { listSpokes } from './build-list-town';
import { isBuiltHere } from './build-refusal';
import { isCityHex } from './sections';
import { SPOKES } from './shapes';
import { SEAT, type State } from './state';
import { anchors, survey } from './survey';

/**
 * Every legal build of the seat to act, by hex. It says the same as `buildRefusal`, but looks only where 7.6 d
 * can hold: beside cities, beside ends that reach a city, at towns that do, and at what can be redirected.
 */
export function listBuilds(state: State, into: Int32Array, count: number): number {
  const seat = state.turn[SEAT];
  if (state.money[seat] < CHEAPEST) return count;
  survey(state, seat);
  const { hexCount, stopOn, cityCount } = state.board;
  const isFirst = state.begun[seat] === 0;
  for (let hex = 0; hex < hexCount; hex++) {
    const old = state.shape[hex];
    const isTown = stopOn[hex] >= cityCount;
    if (old === 0 && anchors[hex] === 0 && !isTown) continue;
    if (isBuiltHere(state, hex) || (old === 0 && isCityHex(state, hex))) continue;
    if (old === 0 && !isTown) count = listPlaces(state, seat, hex, into, count);
    else if (isFirst) continue;
    else if (isTown) count = listSpokes(state, seat, hex, into, count);
    else if (old < SPOKES) count = listReplacements(state, seat, hex, into, count);
  }
  return count;
}
