import type { Action, Seat } from '../../../kit/rules';
import { START_CARD_IDS } from '../data/tiles-form';
import {
  AGAIN_KIND,
  AS_SPREAD,
  BONUS_KIND,
  FLIP_KIND,
  GUEST_KIND,
  isAction,
  KINDS,
  kindOf,
  MOVE_KIND,
  oneOf,
  PASS_KIND,
  PUT_KIND,
  SKIP_KIND,
  START_KIND,
  STAY_KIND,
  STEP_KIND,
  twoOf,
  USE_KIND,
} from './action';
import { lockRefusal } from './refusal-lock';
import { bonusRefusal, poolRefusal } from './refusal-pool';
import { moveRefusal, useRefusal } from './refusal-space';
import type { Refusal } from './refusals';
import {
  AGAIN_LOCK,
  BONUS_PHASE,
  CLAIMS,
  GUEST_LOCK,
  HAND_LOCK,
  LOCK,
  lockName,
  NO_LOCK,
  OVER,
  PHASE,
  PHASES,
  RESOLVE,
  SEAT,
  SPREAD_LOCK,
  START,
  START_CARDS,
  type State,
  TURN,
} from './state';

/** In which phase each kind of action is asked for. */
const PHASE_OF: readonly number[] = KINDS.map((_, kind) => {
  if (kind === START_KIND) return START;
  if (kind === USE_KIND || kind === PASS_KIND) return TURN;
  if (kind === BONUS_KIND) return BONUS_PHASE;
  return kind === MOVE_KIND || kind === STAY_KIND ? CLAIMS : RESOLVE;
});

/** Why an attempt is not legal: the first row of 17 that fits; null when it is. Any number may be tried. */
export function refusal(state: State, attempt: Action): Refusal | null {
  const { now } = state;
  const phase = now[PHASE];
  const seat = now[SEAT];
  if (phase === OVER) return { because: 'over' };
  if (!isAction(attempt)) return { because: 'no-action' };
  const kind = kindOf(attempt);
  if (PHASE_OF[kind] !== phase) return { because: 'wrong-phase', phase: PHASES[phase] };
  const one = oneOf(attempt);
  switch (kind) {
    case START_KIND:
      return (now[START_CARDS] >> one) & 1 ? null : { because: 'gone', card: START_CARD_IDS[one] };
    case USE_KIND:
      return useRefusal(state, seat, one, twoOf(attempt));
    case MOVE_KIND:
      return moveRefusal(state, seat, one);
    case PASS_KIND:
    case STAY_KIND:
      return null;
    case BONUS_KIND:
      return bonusRefusal(state, one);
    default:
      return resolveRefusal(state, seat, attempt);
  }
}

function resolveRefusal(state: State, seat: Seat, attempt: Action): Refusal | null {
  const lock = state.now[LOCK];
  const wanted = lockFor(attempt);
  if (lock !== NO_LOCK && !isDecisionOf(lock, attempt))
    return { because: 'locked', lock: lockName(lock) };
  return wanted === NO_LOCK && kindOf(attempt) !== SKIP_KIND
    ? poolRefusal(state, seat, attempt)
    : lockRefusal(state, seat, attempt, wanted);
}

/** The lock that an action decides; `skip` belongs to several, and has none of its own. */
function lockFor(attempt: Action): number {
  switch (kindOf(attempt)) {
    case PUT_KIND:
    case FLIP_KIND:
      return HAND_LOCK;
    case STEP_KIND:
      return oneOf(attempt) === AS_SPREAD ? SPREAD_LOCK : NO_LOCK;
    case AGAIN_KIND:
      return AGAIN_LOCK;
    case GUEST_KIND:
      return GUEST_LOCK;
    default:
      return NO_LOCK;
  }
}

function isDecisionOf(lock: number, attempt: Action): boolean {
  return kindOf(attempt) === SKIP_KIND ? lock !== HAND_LOCK : lockFor(attempt) === lock;
}
