import type { RefusalOf } from '../../../kit/problem';
import { wordOf } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { SEATING } from '../data/board';
import type { Emit } from './events';
import { bare, inPhase, type RailroadsKind } from './kind';
import { blackIn, PAYS, packPay, readPay, rublesIn, workersIn, writePay } from './pay';
import type { Refusal } from './refusals';
import { act, canFinish, finishRefusal, place, spaceRefusal, wrongPay } from './space-use';
import {
  claimFlaw,
  costOf,
  isThere,
  rublesOf,
  SPACES_WITH,
  takenBy,
  takesRubles,
  toldSpace,
} from './spaces';
import { BLACK_PLACED, BLACK_READY, SEAT, type State, TURN } from './state';
import { ALL_SPACES, HIRE, PLACE_1, PLACE_2, SPACE_IDS } from './tables';
import { beginResolve, endTurn } from './turn-end';

export const packUse = (space: number, pay: number): number => space * PAYS + pay;
export const usedSpace = (args: number): number => Math.floor(args / PAYS);
export const payOf = (args: number): number => args % PAYS;

/** Uses a space (4). The args are the space and its payment. */
export const use = {
  ...inPhase(TURN),
  do: 'use',
  keys: ['space', 'pay'],
  variants: ALL_SPACES * PAYS,
  read: ({ space, pay }) => packUse(wordOf(space, 'space', SPACE_IDS), readPay(pay)),
  write: (args) => ({ space: SPACE_IDS[usedSpace(args)], pay: writePay(payOf(args)) }),
  refusal(state, args) {
    const seat = state.now[SEAT];
    const space = usedSpace(args);
    return (
      spaceRefusal(state, seat, space) ??
      payRefusal(state, seat, space, payOf(args)) ??
      finishRefusal(state, seat, space)
    );
  },
  list(state, into, at) {
    const seat = state.now[SEAT];
    const black = state.black[seat] === BLACK_READY ? 1 : 0;
    const means = state.workers[seat] + state.rubles[seat] + black;
    // Nothing is for nothing.
    if (means === 0) return at;
    const spaces = SPACES_WITH[state.seats];
    let next = at;
    for (let one = 0; one < spaces.length; one++) {
      const space = spaces[one];
      if (takenBy(state, space) > 0 || !isThere(state, seat, space)) continue;
      const cost = costOf(state, space);
      if (cost > means || claimFlaw(state, seat, space) !== null) continue;
      const before = next;
      next = listPayments(state, seat, space, cost, into, next);
      // Whether it can be done in full is asked last: it takes longest.
      if (next > before && !canFinish(state, seat, space)) next = before;
    }
    return next;
  },
  play(state, args, emit) {
    const seat = state.now[SEAT];
    const space = usedSpace(args);
    const pay = payOf(args);
    const black = blackIn(pay);
    state.workers[seat] -= workersIn(pay);
    state.rubles[seat] -= rublesIn(pay);
    if (black > 0) state.black[seat] = BLACK_PLACED;
    emit?.({ event: 'use', seat, ...toldSpace(state, space), pay: writePay(pay) }, state);
    if (space === PLACE_1 || space === PLACE_2) {
      state.claim[space - PLACE_1] = 1 + seat;
      state.claimBlack[space - PLACE_1] = black;
      endTurn(state, TURN, emit);
      return;
    }
    place(state, seat, space, pay);
    beginResolve(state, TURN);
    if (space === HIRE) hire(state, seat, emit);
    act(state, seat, space, black, emit);
  },
} as const satisfies RailroadsKind;

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

function tooFew(
  what: RefusalOf<Refusal, 'too-few'>['what'],
  needs: number,
  has: number,
): Refusal | null {
  return needs > has ? { because: 'too-few', what, needs, has } : null;
}

/** 4.2, 4.3: workers first, then the black one, then rubles. */
function listPayments(
  state: State,
  seat: Seat,
  space: number,
  cost: number,
  into: Int32Array,
  at: number,
): number {
  const black = state.black[seat] === BLACK_READY ? 1 : 0;
  const most = takesRubles(space) ? Math.min(cost, state.rubles[seat]) : 0;
  let next = at;
  for (let rubles = rublesOf(state, space); rubles <= most; rubles++) {
    for (let blacks = 0; blacks <= black && blacks + rubles <= cost; blacks++) {
      const workers = cost - rubles - blacks;
      if (workers <= state.workers[seat])
        into[next++] = packUse(space, packPay(workers, blacks, rubles));
    }
  }
  return next;
}

/** 10.2. */
function hire(state: State, seat: Seat, emit?: Emit): void {
  const engineer = state.strip[0];
  state.strip[0] = 0;
  state.engineer[engineer] = 1 + seat;
  emit?.({ event: 'hire', seat, engineer }, state);
}

/** Uses no more space in this round (3.3). */
export const pass = {
  ...inPhase(TURN),
  ...bare,
  do: 'pass',
  refusal: () => null,
  play(state, _, emit) {
    const seat = state.now[SEAT];
    const points = SEATING[state.seats].passPoints[state.order.indexOf(seat)];
    state.passed[seat] = 1;
    state.score[seat] += points;
    emit?.({ event: 'pass', seat, points }, state);
    endTurn(state, TURN, emit);
  },
} as const satisfies RailroadsKind;
