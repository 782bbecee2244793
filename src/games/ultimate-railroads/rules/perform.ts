import type { Seat } from '../../../kit/rules';
import { DOUBLERS as DOUBLER_FIGURES, GUEST_NONE_POINTS } from '../data/board';
import { canUseAgain } from './complete';
import type { Emit, PointsSource } from './events';
import { addMarker } from './lane';
import { holdTile } from './locomotives';
import {
  AGAIN,
  BLACK_WORKER,
  DOUBLERS,
  ENGINEER,
  GUEST,
  HAND,
  MARKER,
  POINTS,
  type Program,
  RUBLES,
  SPREAD,
  SUM_ENGINEERS,
  SUM_LOCOMOTIVES,
  TEMPS,
  WIDTH,
} from './program';
import { mayBeGuest } from './spaces';
import { canSpread } from './spread';
import {
  AGAIN_LOCK,
  BLACK_READY,
  DOUBLERS_LEFT,
  GUEST_LOCK,
  LOCK,
  LOCK_LEFT,
  LOCK_MUST,
  SPREAD_LOCK,
  type State,
  WORKERS_HELD,
} from './state';
import { ENGINEER_COUNT, SLOTS, TILE_NUMBERS } from './tables';
import { DUE_UNITS, POOL_MOST, UNITS } from './units';

/**
 * 5.1: carries out a list of effects in their order. `direct`: what comes into the pool must be done. `source` is what
 * `points` name as their reason (16).
 */
export function perform(
  state: State,
  seat: Seat,
  program: Program,
  direct: boolean,
  source: PointsSource,
  emit?: Emit,
): void {
  const { codes } = program;
  for (let at = 0; at < codes.length; at += WIDTH) {
    const code = codes[at];
    const n = codes[at + 1];
    if (code < DUE_UNITS && direct) state.must[code] = Math.min(POOL_MOST, state.must[code] + n);
    else if (code < UNITS.length) state.may[code] = Math.min(POOL_MOST, state.may[code] + n);
    else performOne(state, seat, code, n, direct, source, emit);
  }
}

function performOne(
  state: State,
  seat: Seat,
  code: number,
  n: number,
  direct: boolean,
  source: PointsSource,
  emit?: Emit,
): void {
  switch (code) {
    case POINTS:
      scorePoints(state, seat, n, source, emit);
      return;
    case SUM_ENGINEERS:
      scorePoints(state, seat, engineerSum(state, seat), source, emit);
      return;
    case SUM_LOCOMOTIVES:
      scorePoints(state, seat, locomotiveSum(state, seat, n), source, emit);
      return;
    case RUBLES:
      state.rubles[seat] += n;
      emit?.({ event: 'roubles', seat, n }, state);
      return;
    case DOUBLERS:
      addDoublers(state, seat, n, emit);
      return;
    case TEMPS:
      state.workers[seat] = Math.min(WORKERS_HELD, state.workers[seat] + n);
      emit?.({ event: 'temps', seat }, state);
      return;
    case MARKER:
      addMarker(state, seat);
      return;
    case BLACK_WORKER:
      state.black[seat] = BLACK_READY;
      return;
    case ENGINEER:
      state.engineer[n] = 1 + seat;
      return;
    case HAND:
      holdTile(state, n);
      return;
    case SPREAD:
      setLock(state, SPREAD_LOCK, n, direct, seat, emit);
      return;
    case AGAIN:
      setLock(state, AGAIN_LOCK, 0, direct, seat, emit);
      return;
    case GUEST:
      if (hasGuest(state, seat)) setLock(state, GUEST_LOCK, 0, direct, seat, emit);
      else scorePoints(state, seat, GUEST_NONE_POINTS, 'guest', emit);
      return;
  }
}

export function scorePoints(
  state: State,
  seat: Seat,
  points: number,
  source: PointsSource,
  emit?: Emit,
): void {
  state.score[seat] += points;
  emit?.({ event: 'points', seat, points, for: source }, state);
}

/** 6.6: limited by the places and the supply. */
function addDoublers(state: State, seat: Seat, wanted: number, emit?: Emit): void {
  const places = DOUBLER_FIGURES.places - state.doublers[seat];
  const n = Math.min(wanted, places, state.now[DOUBLERS_LEFT]);
  if (n <= 0) return;
  state.doublers[seat] += n;
  state.now[DOUBLERS_LEFT] -= n;
  emit?.({ event: 'doublers', seat, n }, state);
}

/** 5.9: a lock without a choice is not set up. */
function setLock(
  state: State,
  lock: number,
  left: number,
  direct: boolean,
  seat: Seat,
  emit?: Emit,
): void {
  const hasChoice =
    lock === GUEST_LOCK ||
    (lock === AGAIN_LOCK ? canUseAgain(state, seat) : canSpread(state, seat));
  if (!hasChoice) {
    emit?.({ event: 'lapse', seat }, state);
    return;
  }
  state.now[LOCK] = lock;
  state.now[LOCK_LEFT] = left;
  state.now[LOCK_MUST] = direct ? 1 : 0;
}

/** 10.7. */
function hasGuest(state: State, seat: Seat): boolean {
  for (let number = 1; number <= ENGINEER_COUNT; number++)
    if (mayBeGuest(state, seat, number)) return true;
  return false;
}

/** 10.5: the numbers of the seat's engineers. */
function engineerSum({ engineer }: State, seat: Seat): number {
  let sum = 0;
  for (let number = 1; number <= ENGINEER_COUNT; number++)
    if (engineer[number] === 1 + seat) sum += number;
  return sum;
}

const numbers = new Uint8Array(SLOTS);

/** 10.5: the sum of the `highest` highest tile numbers on the seat's lines. */
export function locomotiveSum({ tiles }: State, seat: Seat, highest: number): number {
  for (let slot = 0; slot < SLOTS; slot++) {
    const tile = tiles[seat * SLOTS + slot];
    numbers[slot] = tile === 0 ? 0 : TILE_NUMBERS[tile - 1];
  }
  numbers.sort();
  let sum = 0;
  for (let rank = 1; rank <= highest && rank <= SLOTS; rank++) sum += numbers[SLOTS - rank];
  return sum;
}
