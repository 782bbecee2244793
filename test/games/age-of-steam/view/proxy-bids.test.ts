import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { proxyBid, proxyEnd } from '../../../../src/games/age-of-steam/view/use-proxy-bids';
import type { JsonObject } from '../../../../src/kit/json';
import { fresh, read, write } from '../support/positions';

/** An auction of three with $10 each, in the order 0, 1, 2, after these actions; seat 2 holds Turn Order. */
function auction(...actions: readonly JsonObject[]): State {
  const position = write(fresh(3, 'auction'));
  const state = read({
    ...position,
    order: [0, 1, 2],
    players: position.players.map((player, seat) => ({
      ...player,
      action: seat === 2 ? 'turn-order' : null,
    })),
    turn: { number: 1, phase: 'auction', seat: 0, bids: [0, 0, 0], dropped: [], passed: false },
  });
  for (const written of actions) {
    const action = rules.action.read(written, state);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    rules.play(state, action);
  }
  return state;
}

const proxy = (state: State, limit: number) => {
  const action = proxyBid(state, limit);
  return action === null ? null : rules.action.write(action, state);
};

const bid = (amount: number) => ({ do: 'bid', amount });

test('it raises by as little as it takes, up to the limit', () => {
  expect(proxy(auction(), 5)).toEqual(bid(1));
  expect(proxy(auction(bid(4)), 5)).toEqual(bid(5));
});

test('beyond the limit it drops out', () => {
  expect(proxy(auction(bid(5)), 5)).toEqual({ do: 'drop' });
});

test('never does it bid money that is not there', () => {
  expect(proxy(auction(bid(10)), 99)).toEqual({ do: 'drop' });
});

test('it leaves the choice between passing and dropping out to the player', () => {
  expect(proxy(auction(bid(1), bid(6)), 5)).toBeNull();
  expect(proxy(auction(bid(1), bid(6)), 7)).toEqual(bid(7));
});

test('the highest bid is kept, not raised, when its turn comes again', () => {
  const state = auction(bid(3), { do: 'drop' }, { do: 'pass' });
  expect(proxy(state, 8)).toEqual({ do: 'stand' });
});

test('what it did for a player is told once, with the bid at which it stopped', () => {
  const drop: Event = { event: 'drop', seat: 0, place: 3, pays: 0 };
  const first: Event = { event: 'first', seat: 1, pays: 6 };
  const plies = [
    { events: [{ event: 'bid', seat: 0, amount: 5 }] },
    { events: [{ event: 'bid', seat: 1, amount: 6 }] },
    { events: [drop] },
    { events: [{ event: 'drop', seat: 2, place: 2, pays: 0 }, first] },
  ] satisfies { events: readonly Event[] }[];
  const limits = new Map([[0, 5]]);
  expect(proxyEnd(plies.slice(0, 2), 0, limits)).toBeNull();
  expect(proxyEnd(plies.slice(0, 3), 2, limits)).toEqual({ event: drop, limit: 5, high: 6 });
  expect(proxyEnd(plies, 3, limits)).toBeNull();
  expect(proxyEnd(plies, 3, new Map([[1, 9]]))).toEqual({ event: first, limit: 9, high: 6 });
});
