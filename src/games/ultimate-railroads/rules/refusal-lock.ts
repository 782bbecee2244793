import type { Action, Seat } from '../../../kit/rules';
import { COLORS, LINES } from '../data/board';
import { TILE_IDS } from '../data/effects';
import {
  AGAIN_KIND,
  FLIP_KIND,
  kindOf,
  oneOf,
  PUT_KIND,
  SKIP_KIND,
  STEP_KIND,
  twoOf,
} from './action';
import { putFlaw, slotsAreFull } from './locomotives';
import type { Refusal } from './refusals';
import { mayBeGuest, mayUseAgain } from './spaces';
import { spreadFlaw } from './spread';
import { COLOR_MOST, LOCK, LOCK_MUST, lockName, NO_LOCK, type State } from './state';
import { SPACE_IDS } from './tables';

/** Why a decision of a lock is not legal (5.9, 7.3, 10.6, 10.7). `wanted`: the lock that it needs, none for `skip`. */
export function lockRefusal(
  state: State,
  seat: Seat,
  attempt: Action,
  wanted: number,
): Refusal | null {
  const { now } = state;
  const kind = kindOf(attempt);
  const one = oneOf(attempt);
  if (now[LOCK] === NO_LOCK)
    return { because: 'not-pending', as: kind === SKIP_KIND ? 'lock' : lockName(wanted) };
  switch (kind) {
    case PUT_KIND:
      return putRefusal(state, seat, one, twoOf(attempt));
    case FLIP_KIND:
      return slotsAreFull(state, seat) ? null : { because: 'slots-empty' };
    case STEP_KIND:
      return spreadRefusal(state, seat, twoOf(attempt));
    case AGAIN_KIND:
      return mayUseAgain(state, seat, one) ? null : { because: 'not-again', space: SPACE_IDS[one] };
    case SKIP_KIND:
      return now[LOCK_MUST] === 1 ? { because: 'must', as: lockName(now[LOCK]) } : null;
    default:
      return mayBeGuest(state, seat, one) ? null : { because: 'no-guest', engineer: one };
  }
}

function putRefusal(state: State, seat: Seat, line: number, over: number): Refusal | null {
  const because = putFlaw(state, seat, line, over);
  if (because === null) return null;
  return because === 'slots-full'
    ? { because, line: LINES[line].id }
    : { because, tile: TILE_IDS[over - 1] };
}

function spreadRefusal(state: State, seat: Seat, piece: number): Refusal | null {
  const line = Math.floor(piece / COLOR_MOST);
  const color = piece % COLOR_MOST;
  const because = spreadFlaw(state, seat, line, color);
  return because && { because, line: LINES[line].id, colour: COLORS[color] };
}
