import type { JsonObject } from '../../../kit/json';
import { array, count, flaw, listOf } from '../../../kit/reading';
import { hasDropped, highBid } from './auction';
import { seatInOrder } from './position-read-players';
import { DROPS, IN, PASSED, SEAT, type State } from './state';

/** More than anybody has. */
const BID_MOST = 1_000_000;

/** 4: the bids, and who has dropped and passed. */
export function readAuction(state: State, turn: JsonObject): void {
  readDropped(state, turn);
  listOf(turn.bids, 'turn.bids', state.seats).forEach((bid, seat) => {
    const at = `turn.bids[${seat}]`;
    const amount = count(bid, at, BID_MOST);
    if (amount > 0 && state.out[seat] > 0) flaw('out', at);
    if (amount > 0 && state.bids.includes(amount)) flaw('twice', at);
    const money = state.money[seat];
    if (amount > money && !hasDropped(state, seat))
      flaw('money', at, { needs: amount, has: money });
    state.bids[seat] = amount;
  });
  if (typeof turn.passed !== 'boolean') flaw('not-a-truth-value', 'turn.passed');
  state.turn[PASSED] = turn.passed ? 1 : 0;
  if (hasDropped(state, state.turn[SEAT])) flaw('dropped', 'turn.seat');
  const high = highBid(state);
  // 4.4: the holder of the high bid may not drop.
  if (high > 0 && hasDropped(state, state.bids.indexOf(high))) flaw('holder', 'turn.dropped');
}

function readDropped(state: State, turn: JsonObject): void {
  const seats = array(turn.dropped, 'turn.dropped');
  const most = state.turn[IN] - 2;
  if (seats.length > most) flaw('too-many', 'turn.dropped', { has: seats.length, most });
  for (const [drop, json] of seats.entries()) {
    const at = `turn.dropped[${drop}]`;
    const seat = seatInOrder(state, json, at);
    if (hasDropped(state, seat)) flaw('twice', at);
    state.dropped[drop] = seat;
    state.turn[DROPS] = drop + 1;
  }
}
