import type { Seat } from '../../../kit/rules';
import { BONUS_CARD_IDS, START_CARD_IDS } from '../data/tiles-form';
import {
  AGAIN_KIND,
  AS_SPREAD,
  BONUS_KIND,
  FLIP_KIND,
  GUEST_KIND,
  MOVE_KIND,
  PASS_KIND,
  PUT_KIND,
  packAction,
  packPay,
  SKIP_KIND,
  START_KIND,
  STAY_KIND,
  STEP_KIND,
  USE_KIND,
} from './action';
import { isComplete } from './complete';
import { listFlagged, listPool } from './list-pool';
import { putFlaw, slotsAreFull } from './locomotives';
import {
  claimFlaw,
  costOf,
  isDirect,
  isForOneWorker,
  isThere,
  mayBeGuest,
  mayUseAgain,
  programOf,
  rublesOf,
  SPACES_WITH,
  takenBy,
  takesRubles,
} from './spaces';
import { spreadFlaw } from './spread';
import {
  AGAIN_LOCK,
  BLACK_READY,
  BONUS_PHASE,
  CLAIMS,
  COLOR_MOST,
  GUEST_LOCK,
  HAND_LOCK,
  LINE_COUNT,
  LOCK,
  LOCK_MUST,
  NO_LOCK,
  PHASE,
  PILE,
  RESOLVE,
  SEAT,
  SPREAD_LOCK,
  START,
  START_CARDS,
  type State,
  TURN,
} from './state';
import { ALL_SPACES, ENGINEER_COUNT, LINE_COLORS, TILE_COUNT } from './tables';

/** 15: no position has more legal actions. */
export const MOST_ACTIONS = 512;

/** Every legal action once, in a fixed order; returns how many. */
export function list(state: State, into: Int32Array): number {
  const { now } = state;
  const seat = now[SEAT];
  switch (now[PHASE]) {
    case START:
      return listFlagged(START_KIND, START_CARD_IDS.length, now[START_CARDS], into, 0);
    case TURN:
      return listUses(state, seat, into);
    case RESOLVE:
      return now[LOCK] === NO_LOCK ? listPool(state, seat, into) : listLock(state, seat, into);
    case BONUS_PHASE:
      return listBonusCards(state, into);
    case CLAIMS:
      return listMoves(state, seat, into);
    default:
      return 0;
  }
}

function listUses(state: State, seat: Seat, into: Int32Array): number {
  const black = state.black[seat] === BLACK_READY ? 1 : 0;
  const means = state.workers[seat] + state.rubles[seat] + black;
  let count = 0;
  into[count++] = packAction(PASS_KIND);
  // Nothing is for nothing.
  if (means === 0) return count;
  const spaces = SPACES_WITH[state.seats];
  for (let at = 0; at < spaces.length; at++) {
    const space = spaces[at];
    if (takenBy(state, space) > 0 || !isThere(state, seat, space)) continue;
    if (costOf(state, space) > means || claimFlaw(state, seat, space) !== null) continue;
    const before = count;
    count = listPayments(state, seat, space, black, into, count);
    // Whether it can be done in full is asked last: it takes longest.
    if (count > before && isDirect(space) && !isComplete(state, seat, programOf(state, space)))
      count = before;
  }
  return count;
}

/** 4.2, 4.3: workers first, then the black one, then rubles. */
function listPayments(
  state: State,
  seat: Seat,
  space: number,
  black: number,
  into: Int32Array,
  count: number,
): number {
  const cost = costOf(state, space);
  const most = takesRubles(space) ? Math.min(cost, state.rubles[seat]) : 0;
  for (let rubles = rublesOf(state, space); rubles <= most; rubles++) {
    for (let blacks = 0; blacks <= black && blacks + rubles <= cost; blacks++) {
      const workers = cost - rubles - blacks;
      if (workers <= state.workers[seat])
        into[count++] = packAction(USE_KIND, space, packPay(workers, blacks, rubles));
    }
  }
  return count;
}

function listMoves(state: State, seat: Seat, into: Int32Array): number {
  let count = 0;
  into[count++] = packAction(STAY_KIND);
  for (const space of SPACES_WITH[state.seats]) {
    if (takenBy(state, space) > 0 || !isThere(state, seat, space)) continue;
    if (!isForOneWorker(state, space)) continue;
    if (isDirect(space) && !isComplete(state, seat, programOf(state, space))) continue;
    into[count++] = packAction(MOVE_KIND, space);
  }
  return count;
}

function listBonusCards({ bonusAt }: State, into: Int32Array): number {
  let count = 0;
  for (let card = 0; card < BONUS_CARD_IDS.length; card++)
    if (bonusAt[card] === PILE) into[count++] = packAction(BONUS_KIND, card);
  return count;
}

function listLock(state: State, seat: Seat, into: Int32Array): number {
  const { now } = state;
  let count = 0;
  switch (now[LOCK]) {
    case HAND_LOCK:
      return listPuts(state, seat, into);
    case SPREAD_LOCK:
      for (let line = 0; line < LINE_COUNT; line++)
        for (let color = 0; color < LINE_COLORS[line]; color++)
          if (spreadFlaw(state, seat, line, color) === null)
            into[count++] = packAction(STEP_KIND, AS_SPREAD, line * COLOR_MOST + color);
      break;
    case AGAIN_LOCK:
      for (let space = 0; space < ALL_SPACES; space++)
        if (mayUseAgain(state, seat, space)) into[count++] = packAction(AGAIN_KIND, space);
      break;
    case GUEST_LOCK:
      for (let number = 1; number <= ENGINEER_COUNT; number++)
        if (mayBeGuest(state, seat, number)) into[count++] = packAction(GUEST_KIND, number);
  }
  if (now[LOCK_MUST] === 0) into[count++] = packAction(SKIP_KIND);
  return count;
}

function listPuts(state: State, seat: Seat, into: Int32Array): number {
  let count = 0;
  for (let line = 0; line < LINE_COUNT; line++)
    for (let over = 0; over <= TILE_COUNT; over++)
      if (putFlaw(state, seat, line, over) === null)
        into[count++] = packAction(PUT_KIND, line, over);
  if (slotsAreFull(state, seat)) into[count++] = packAction(FLIP_KIND);
  return count;
}
