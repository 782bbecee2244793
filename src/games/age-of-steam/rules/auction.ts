import { BID_KIND, DROP_KIND, PASS_KIND, STAND_KIND } from './action';
import type { Emit } from './events';
import { heldAs } from './order';
import type { Refusal } from './refusals';
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

/** 4.3, 4.4. */
export function auctionRefusal(state: State, kind: number, amount: number): Refusal | null {
  switch (kind) {
    case DROP_KIND:
      return isHolder(state) ? { because: 'holder' } : null;
    case STAND_KIND:
      return isHolder(state) ? null : { because: 'not-holder' };
    case PASS_KIND:
      if (isHolder(state)) return { because: 'holder' };
      return mayPass(state) ? null : { because: 'no-pass' };
    default:
      return bidRefusal(state, amount);
  }
}

function bidRefusal(state: State, amount: number): Refusal | null {
  const needs = highBid(state) + 1;
  if (amount < needs) return { because: 'too-low', needs };
  const has = state.money[state.turn[SEAT]];
  return amount > has ? { because: 'money', needs: amount, has } : null;
}

/** Plays a step of the auction; false: the order is settled, and the phase over. */
export function playAuction(state: State, kind: number, amount: number, emit?: Emit): boolean {
  const { turn } = state;
  const seat = turn[SEAT];
  state.turns[0]++;
  if (kind === DROP_KIND) return drop(state, emit);
  if (kind === BID_KIND) {
    state.bids[seat] = amount;
    emit?.({ event: 'bid', seat, amount }, state);
  } else if (kind === PASS_KIND) {
    turn[PASSED] = 1;
    emit?.({ event: 'pass', seat, phase: 'auction' }, state);
  } else {
    emit?.({ event: 'stand', seat }, state);
  }
  passOn(state);
  return true;
}

/** 4.1: the turn goes round the order over those who have not dropped. */
function passOn(state: State): void {
  const { turn, order } = state;
  do {
    turn[AT] = turn[AT] + 1 < turn[IN] ? turn[AT] + 1 : 0;
  } while (hasDropped(state, order[turn[AT]]));
  turn[SEAT] = order[turn[AT]];
}

function drop(state: State, emit?: Emit): boolean {
  const { turn } = state;
  const seat = turn[SEAT];
  const place = turn[IN] - turn[DROPS];
  const pays = dropPrice(state, seat);
  state.money[seat] -= pays;
  state.dropped[turn[DROPS]++] = seat;
  emit?.({ event: 'drop', seat, place, pays }, state);
  passOn(state);
  if (place > 2) return true;
  settle(state, emit);
  return false;
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
