import { bare, fromOne, listOf, ofLock, ofWord, type RailroadsKind } from './kind';
import { perform } from './perform';
import { repeat } from './space-use';
import { mayBeGuest, mayUseAgain, toldSpace } from './spaces';
import { unlock } from './spread';
import { AGAIN_LOCK, GUEST_LOCK, LOCK, LOCK_MUST, lockName, SEAT, SPREAD_LOCK } from './state';
import { ALL_SPACES, ENGINEER_COUNT, ENGINEER_IDS, SPACE_IDS } from './tables';

/** Uses the action of a space once more (10.6). The args are the space. */
export const again = {
  ...ofLock('again', AGAIN_LOCK),
  ...ofWord('space', SPACE_IDS),
  do: 'again',
  refusal(state, space) {
    if (mayUseAgain(state, state.now[SEAT], space)) return null;
    return { because: 'not-again', space: SPACE_IDS[space] };
  },
  list: listOf(ALL_SPACES, (state, space) => mayUseAgain(state, state.now[SEAT], space)),
  play(state, space, emit) {
    const seat = state.now[SEAT];
    unlock(state);
    emit?.({ event: 'again', seat, ...toldSpace(state, space) }, state);
    repeat(state, seat, space, emit);
  },
} as const satisfies RailroadsKind;

/** Uses an engineer of another seat (10.7). The args are the engineer's number, which is from 1. */
export const guest = {
  ...ofLock('guest', GUEST_LOCK),
  do: 'guest',
  keys: ['engineer'],
  isOne: (number) => number > 0 && number <= ENGINEER_COUNT,
  read: ({ engineer }) => fromOne(engineer, 'engineer', ENGINEER_COUNT),
  write: (engineer) => ({ engineer }),
  refusal(state, engineer) {
    return mayBeGuest(state, state.now[SEAT], engineer) ? null : { because: 'no-guest', engineer };
  },
  list: listOf(ENGINEER_COUNT + 1, (state, one) => mayBeGuest(state, state.now[SEAT], one), 1),
  play(state, engineer, emit) {
    const seat = state.now[SEAT];
    unlock(state);
    emit?.({ event: 'guest', seat, engineer }, state);
    perform(state, seat, state.set.engineers[engineer], false, ENGINEER_IDS[engineer - 1], emit);
  },
} as const satisfies RailroadsKind;

/** Ends a lock that is not obligatory (5.9). */
export const skip = {
  // A tile in hand must be put or flipped.
  ...ofLock('lock', SPREAD_LOCK, AGAIN_LOCK, GUEST_LOCK),
  ...bare,
  do: 'skip',
  refusal({ now }) {
    return now[LOCK_MUST] === 1 ? { because: 'must', as: lockName(now[LOCK]) } : null;
  },
  list({ now }, into, at) {
    if (now[LOCK_MUST] === 1) return at;
    into[at] = 0;
    return at + 1;
  },
  play(state, _, emit) {
    unlock(state);
    emit?.({ event: 'skip', seat: state.now[SEAT] }, state);
  },
} as const satisfies RailroadsKind;
