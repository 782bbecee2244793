import { count, flaw } from '../../../kit/reading';
import type { Emit } from './events';
import { AMOUNT_MOST, bare, type SteamKind } from './kind';
import { heldAs } from './order';
import type { Refusal } from './refusals';
import { beginSelect } from './select';
import { AT, AUCTION, DROPS, IN, PASSED, PHASE, SEAT, type State } from './state';

const TURN_ORDER = heldAs('turn-order');

export function beginAuction(state: State): void {
  const { turn } = state;
  turn[PHASE] = AUCTION;
  turn[DROPS] = 0;
  turn[PASSED] = 0;
  state.bids.fill(0);
  turn[AT] = 0;
  turn[SEAT] = state.order[0];
}

/** 4.2: the greatest bid made in this phase. */
export function highBid({ bids }: State): number {
  let high = 0;
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat] > high) high = bids[seat];
  return high;
}

/** 4.2: whether the seat to act made the high bid. */
export function isHolder(state: State): boolean {
  const bid = state.bids[state.turn[SEAT]];
  return bid > 0 && bid === highBid(state);
}

/** 4.3, for a seat that is not the holder. */
export function mayPass({ turn, action }: State): boolean {
  return action[turn[SEAT]] === TURN_ORDER && turn[PASSED] === 0;
}

export function hasDropped({ turn, dropped }: State, seat: number): boolean {
  for (let drop = 0; drop < turn[DROPS]; drop++) if (dropped[drop] === seat) return true;
  return false;
}

// Kept, as the lister asks for them and makes no garbage.
const HOLDER: Refusal = { because: 'holder' };
const NOT_HOLDER: Refusal = { because: 'not-holder' };
const NO_PASS: Refusal = { because: 'no-pass' };

/** Bids more than the high bid (4.3, 4.4). The args are the sum. */
export const bid = {
  do: 'bid',
  keys: ['amount'],
  places: [AUCTION],
  isOne: (amount) => amount > 0 && amount <= AMOUNT_MOST,
  read: ({ amount }) => count(amount, 'amount', AMOUNT_MOST) || flaw('too-few', 'amount'),
  write: (amount) => ({ amount }),
  refusal(state, amount) {
    const needs = highBid(state) + 1;
    if (amount < needs) return { because: 'too-low', needs };
    const has = state.money[state.turn[SEAT]];
    return amount > has ? { because: 'money', needs: amount, has } : null;
  },
  list(state, into, at) {
    const most = Math.min(state.money[state.turn[SEAT]], AMOUNT_MOST);
    let next = at;
    for (let amount = highBid(state) + 1; amount <= most; amount++) into[next++] = amount;
    return next;
  },
  play(state, amount, emit) {
    const seat = state.turn[SEAT];
    state.turns[0]++;
    state.bids[seat] = amount;
    emit?.({ event: 'bid', seat, amount }, state);
    passOn(state);
  },
} as const satisfies SteamKind;

/** Keeps the high bid that the seat made (4.4). */
export const stand = {
  ...bare,
  do: 'stand',
  places: [AUCTION],
  refusal: (state) => (isHolder(state) ? null : NOT_HOLDER),
  play(state, _, emit) {
    state.turns[0]++;
    emit?.({ event: 'stand', seat: state.turn[SEAT] }, state);
    passOn(state);
  },
} as const satisfies SteamKind;

/** Stays in the auction without a bid, once, by the action Turn Order (4.3). */
export const passBid = {
  ...bare,
  do: 'pass',
  places: [AUCTION],
  refusal(state) {
    if (isHolder(state)) return HOLDER;
    return mayPass(state) ? null : NO_PASS;
  },
  play(state, _, emit) {
    state.turns[0]++;
    state.turn[PASSED] = 1;
    emit?.({ event: 'pass', seat: state.turn[SEAT], phase: 'auction' }, state);
    passOn(state);
  },
} as const satisfies SteamKind;

/** Leaves the auction for the last free place of the order (4.3, 4.5). */
export const drop = {
  ...bare,
  do: 'drop',
  places: [AUCTION],
  refusal: (state) => (isHolder(state) ? HOLDER : null),
  play(state, _, emit) {
    const { turn } = state;
    const seat = turn[SEAT];
    const place = turn[IN] - turn[DROPS];
    const pays = dropPrice(state, seat);
    state.turns[0]++;
    state.money[seat] -= pays;
    state.dropped[turn[DROPS]++] = seat;
    emit?.({ event: 'drop', seat, place, pays }, state);
    passOn(state);
    if (place > 2) return;
    settle(state, emit);
    beginSelect(state);
  },
} as const satisfies SteamKind;

/** 4.1: the turn goes round the order over those who have not dropped. */
function passOn(state: State): void {
  const { turn, order } = state;
  do {
    turn[AT] = turn[AT] + 1 < turn[IN] ? turn[AT] + 1 : 0;
  } while (hasDropped(state, order[turn[AT]]));
  turn[SEAT] = order[turn[AT]];
}

/** 4.5: what a seat would pay if it dropped out now. */
export function dropPrice({ turn, bids }: State, seat: number): number {
  const place = turn[IN] - turn[DROPS];
  if (place === turn[IN]) return 0;
  return place === 2 ? bids[seat] : Math.ceil(bids[seat] / 2);
}

/** 4.6: the last one left in is first, and pays. */
function settle(state: State, emit?: Emit): void {
  const { turn, order, dropped } = state;
  const seat = turn[SEAT];
  const pays = state.bids[seat];
  state.money[seat] -= pays;
  emit?.({ event: 'first', seat, pays }, state);
  for (let drop = 0; drop < turn[DROPS]; drop++) order[turn[IN] - 1 - drop] = dropped[drop];
  order[0] = seat;
  turn[DROPS] = 0;
  turn[PASSED] = 0;
  state.bids.fill(0);
  dropped.fill(0);
  emit?.({ event: 'order', order: Array.from(order.subarray(0, turn[IN])) }, state);
}
