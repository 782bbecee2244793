import type { Seat } from '../../../kit/rules';
import { GAPS, LANE_END } from '../data/board';
import { FACTORY_SLOTS, factoriesOf, MARKERS, NO_MARKER, type State } from './state';

/** By index of the lane: which slot for factories it is, from 1; 0 none (7.6). */
export const SLOT_AT: readonly number[] = Array.from(
  { length: LANE_END + 1 },
  (_, index) => 1 + GAPS.indexOf(index),
);

/** Why a marker does not leave an index (8.2); null when it can. */
type MarkerFlaw = 'no-marker' | 'lane-end' | 'gap' | null;

export function markerFlaw(state: State, seat: Seat, from: number): MarkerFlaw {
  const { markers } = state;
  if (markers[seat * MARKERS] !== from && markers[seat * MARKERS + 1] !== from) return 'no-marker';
  if (from >= LANE_END) return 'lane-end';
  return SLOT_AT[from + 1] > factoriesOf(state, seat) ? 'gap' : null;
}

/** The last index that a marker can reach with the present factories. */
export function laneReach(state: State, seat: Seat): number {
  const factories = factoriesOf(state, seat);
  return factories === FACTORY_SLOTS ? LANE_END : GAPS[factories] - 1;
}

/** 5.4 b: how many moves the markers can make in all. */
export function markerMoves(state: State, seat: Seat): number {
  const reach = laneReach(state, seat);
  let moves = 0;
  for (let marker = 0; marker < MARKERS; marker++) {
    const at = state.markers[seat * MARKERS + marker];
    if (at !== NO_MARKER) moves += reach - at;
  }
  return moves;
}

/** 9.1: a second marker on the first index of the lane; there is no third. */
export function addMarker({ markers }: State, seat: Seat): void {
  if (markers[seat * MARKERS + 1] === NO_MARKER) markers[seat * MARKERS + 1] = 0;
}
