import type { Seat } from '../../../kit/rules';
import { SPECIALS } from '../data/board';
import type { Emit } from './events';
import { COLOR_MOST, LINE_COUNT, MARKERS, PIECES, type State } from './state';
import { KEY, TOKEN } from './units';

/** 6.3: the specials by where they are, as numbers of `SPECIALS`. */
const ON_LINE: readonly (readonly number[])[] = Array.from({ length: LINE_COUNT }, (_, line) =>
  SPECIALS.flatMap((special, index) => (special.line === line ? index : [])),
);
const ON_LANE: readonly number[] = SPECIALS.flatMap(({ line }, index) =>
  line === undefined ? index : [],
);

/** 6.3: whether a special is met; what is met has paid (6.4). */
export function isMet(state: State, seat: Seat, special: number): boolean {
  const { line, space } = SPECIALS[special];
  if (line === undefined) return state.markers[seat * MARKERS] >= space;
  const black = state.fronts[seat * PIECES + line * COLOR_MOST];
  return wasMet(special, black, state.reach[seat * LINE_COUNT + line]);
}

function wasMet(special: number, black: number, reach: number): boolean {
  const { space, reach: needsReach } = SPECIALS[special];
  return black >= space && (needsReach !== true || reach >= space);
}

/** How many met specials pay this. */
export function metPaying(state: State, seat: Seat, pays: 'worker' | 'token' | 'key'): number {
  let count = 0;
  for (let special = 0; special < SPECIALS.length; special++)
    if (SPECIALS[special].pays === pays && isMet(state, seat, special)) count++;
  return count;
}

/** 6.4: pays what is met now on a line and was not with black and reach as they were. */
export function awardOnLine(
  state: State,
  seat: Seat,
  line: number,
  blackBefore: number,
  reachBefore: number,
  emit?: Emit,
): void {
  const specials = ON_LINE[line];
  for (let at = 0; at < specials.length; at++) {
    const special = specials[at];
    if (isMet(state, seat, special) && !wasMet(special, blackBefore, reachBefore))
      award(state, seat, special, emit);
  }
}

/** 6.4: the same of the lane; `before`: the index of the first marker before its move. */
export function awardOnLane(state: State, seat: Seat, before: number, emit?: Emit): void {
  for (let at = 0; at < ON_LANE.length; at++) {
    const special = ON_LANE[at];
    if (isMet(state, seat, special) && before < SPECIALS[special].space)
      award(state, seat, special, emit);
  }
}

/** 6.5. */
function award(state: State, seat: Seat, special: number, emit?: Emit): void {
  const { pays, id } = SPECIALS[special];
  if (pays === 'worker') {
    state.own[seat]++;
    state.workers[seat]++;
  } else {
    state.may[pays === 'key' ? KEY : TOKEN]++;
  }
  emit?.({ event: 'award', seat, what: pays, at: id }, state);
}
