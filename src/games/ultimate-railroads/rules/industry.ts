import { count } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { LANE_END } from '../data/board';
import { TILE_IDS } from '../data/effects';
import type { Emit } from './events';
import { ofUnit, type RailroadsKind } from './kind';
import { markerFlaw, SLOT_AT } from './lane';
import { perform } from './perform';
import { awardOnLane } from './specials';
import { FACTORY_SLOTS, MARKERS, NO_MARKER, SEAT, type State, spend } from './state';
import { FACTORY_IDS } from './tables';
import { INDUSTRY } from './units';

/** Moves a marker on the lane (8). The args are the index that it leaves. */
export const industry = {
  ...ofUnit(INDUSTRY),
  do: 'industry',
  keys: ['from'],
  variants: LANE_END + 1,
  read: ({ from }) => count(from, 'from', LANE_END),
  write: (from) => ({ from }),
  refusal(state, from) {
    const because = markerFlaw(state, state.now[SEAT], from);
    return because && { because, at: from };
  },
  list(state, into, at) {
    const seat = state.now[SEAT];
    const first = state.markers[seat * MARKERS];
    const second = state.markers[seat * MARKERS + 1];
    let next = at;
    if (markerFlaw(state, seat, first) === null) into[next++] = first;
    if (second !== NO_MARKER && second !== first && markerFlaw(state, seat, second) === null)
      into[next++] = second;
    return next;
  },
  /** 8.3, 8.4: the marker moves, a special pays, then the factory is set off. */
  play(state, from, emit) {
    const seat = state.now[SEAT];
    spend(state, INDUSTRY);
    const factory = moveMarker(state, seat, from, emit);
    if (factory === 0) return;
    emit?.({ event: 'trigger', seat, tile: TILE_IDS[factory - 1] }, state);
    const program = state.set.factories[factory - 1];
    if (program) perform(state, seat, program, false, FACTORY_IDS[factory - 1], emit);
  },
} as const satisfies RailroadsKind;

/** 8.2, 8.4: moves a marker; returns 1 + the factory that it sets off, 0 for none. */
function moveMarker(state: State, seat: Seat, from: number, emit?: Emit): number {
  const { markers } = state;
  const first = seat * MARKERS;
  const leading = markers[first];
  const to = from + 1;
  // Of two on one index the first one moves, so that the highest stays first.
  markers[leading === from ? first : first + 1] = to;
  emit?.({ event: 'industry', seat, to }, state);
  awardOnLane(state, seat, leading, emit);
  const slot = SLOT_AT[to];
  return slot === 0 ? 0 : state.factories[seat * FACTORY_SLOTS + slot - 1];
}
