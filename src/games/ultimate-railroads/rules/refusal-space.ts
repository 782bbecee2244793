import type { RefusalOf } from '../../../kit/problem';
import type { Seat } from '../../../kit/rules';
import { blackIn, rublesIn, workersIn } from './action';
import { isComplete } from './complete';
import type { Refusal } from './refusals';
import {
  claimFlaw,
  costOf,
  isDirect,
  isForOneWorker,
  isThere,
  programOf,
  rublesOf,
  takenBy,
  takesRubles,
} from './spaces';
import { BLACK_READY, type State } from './state';
import { PLACE_1, SPACE_IDS } from './tables';

/** Why a seat may not use a space with this payment (4). */
export function useRefusal(state: State, seat: Seat, space: number, pay: number): Refusal | null {
  return (
    spaceRefusal(state, seat, space) ??
    payRefusal(state, seat, space, pay) ??
    completeRefusal(state, seat, space)
  );
}

/** Why a claim's worker may not move to a space (12.3). */
export function moveRefusal(state: State, seat: Seat, space: number): Refusal | null {
  const refusal = spaceRefusal(state, seat, space);
  if (refusal) return refusal;
  return isForOneWorker(state, space)
    ? completeRefusal(state, seat, space)
    : wrongPay(state, space);
}

/** 4.1, 4.6, 4.7. */
function spaceRefusal(state: State, seat: Seat, space: number): Refusal | null {
  if (!isThere(state, seat, space)) return { because: 'no-such-space', space: SPACE_IDS[space] };
  const holder = takenBy(state, space);
  if (holder > 0) return { because: 'taken', space: SPACE_IDS[space], seat: holder - 1 };
  const because = claimFlaw(state, seat, space);
  const place = space - PLACE_1 + 1;
  return because && { because, place: because === 'has-claim' ? 3 - place : place };
}

/** 4.2, 4.3. */
function payRefusal(state: State, seat: Seat, space: number, pay: number): Refusal | null {
  const workers = workersIn(pay);
  const black = blackIn(pay);
  const rubles = rublesIn(pay);
  const fits =
    workers + black + rubles === costOf(state, space) &&
    rubles >= rublesOf(state, space) &&
    (rubles === 0 || takesRubles(space));
  if (!fits) return wrongPay(state, space);
  return (
    tooFew('workers', workers, state.workers[seat]) ??
    tooFew('black', black, state.black[seat] === BLACK_READY ? 1 : 0) ??
    tooFew('roubles', rubles, state.rubles[seat])
  );
}

function wrongPay(state: State, space: number): Refusal {
  return { because: 'wrong-pay', space: SPACE_IDS[space], needs: costOf(state, space) };
}

function tooFew(
  what: RefusalOf<Refusal, 'too-few'>['what'],
  needs: number,
  has: number,
): Refusal | null {
  return needs > has ? { because: 'too-few', what, needs, has } : null;
}

/** 4.5, 5.4. */
function completeRefusal(state: State, seat: Seat, space: number): Refusal | null {
  return !isDirect(space) || isComplete(state, seat, programOf(state, space))
    ? null
    : { because: 'not-complete', space: SPACE_IDS[space] };
}
