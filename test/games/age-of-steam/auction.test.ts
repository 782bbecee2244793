import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { edited, legal, played, playedAll, read, refused, write } from './support/positions';

/** An auction of four with money 10 each; seat 1 holds Turn Order. */
function auction(put: Record<string, unknown> = {}): State {
  const turn = {
    number: 2,
    phase: 'auction',
    seat: 0,
    bids: [0, 0, 0, 0],
    dropped: [],
    passed: false,
  };
  return read(edited('start-4', { turn, 'players.1.action': 'turn-order', ...put }));
}
const bid = (amount: number) => ({ do: 'bid', amount });
const drop = { do: 'drop' };
const pass = { do: 'pass' };

describe('clauses 3 to 5: shares, auction, actions', () => {
  test('3.1: each share brings $5; 15 in all are the most', () => {
    const turn = { number: 2, phase: 'issue', seat: 0 };
    const state = read(edited('start-3', { turn, 'players.0.shares': 12 }));
    expect(legal(state)).toHaveLength(4);
    expect(write(playedAll(state, { do: 'issue', shares: 3 })).players[0]).toMatchObject({
      money: 25,
      shares: 15,
    });
    expect(refused(state, { do: 'issue', shares: 4 })).toEqual({
      because: 'too-many-shares',
      most: 3,
    });
  });

  test('4.1: the turn goes round over those who have not dropped', () => {
    const state = playedAll(auction(), bid(1), drop, bid(2), bid(3));
    expect(write(state).turn.seat).toBe(0);
    expect(write(playedAll(state, bid(4))).turn.seat).toBe(2);
  });

  test('4.2, 4.3: a bid beats the high bid and is within the money', () => {
    const state = playedAll(auction(), bid(4));
    expect(refused(state, bid(4))).toEqual({ because: 'too-low', needs: 5 });
    expect(refused(state, bid(11))).toEqual({ because: 'money', needs: 11, has: 10 });
    expect(refused(state, bid(10))).toBeNull();
  });

  test('4.3: Turn Order may pass once, also before any bid; nobody else may', () => {
    expect(refused(auction(), pass)).toEqual({ because: 'no-pass' });
    let state = playedAll(auction(), drop);
    expect(refused(state, pass)).toBeNull();
    state = playedAll(state, pass, bid(1), bid(2));
    expect(write(state).turn).toMatchObject({ seat: 1, passed: true });
    expect(refused(state, pass)).toEqual({ because: 'no-pass' });
  });

  test('4.4: the holder whose turn comes again keeps their bid or bids more', () => {
    const state = playedAll(auction(), bid(1), pass, drop, drop);
    expect(write(state).turn.seat).toBe(0);
    expect(refused(state, drop)).toEqual({ because: 'holder' });
    expect(refused(state, pass)).toEqual({ because: 'holder' });
    expect(refused(state, { do: 'stand' })).toBeNull();
    expect(refused(state, bid(2))).toBeNull();
    expect(refused(playedAll(state, { do: 'stand' }), { do: 'stand' })).toEqual({
      because: 'not-holder',
    });
  });

  test('4.5, 4.6: last free, second and first whole, between them half rounded up; the order follows', () => {
    const state = playedAll(auction(), bid(1), bid(3), bid(4), bid(5), drop, drop);
    const { state: end, events } = played(state, drop);
    expect(events.map(({ event }) => event)).toEqual(['drop', 'first', 'order']);
    expect(write(end).players.map(({ money }) => money)).toEqual([10, 8, 6, 5]);
    expect(write(end).order).toEqual([3, 2, 1, 0]);
    expect(write(end).players.map(({ action }) => action)).toEqual([null, null, null, null]);
  });

  test('5.1: each action once; the taker is named', () => {
    const turn = { number: 1, phase: 'select', seat: 0 };
    const state = playedAll(read(edited('start-3', { turn })), {
      do: 'select',
      action: 'engineer',
    });
    expect(legal(state)).toHaveLength(6);
    const taken = { because: 'action-taken', seat: 0 };
    expect(refused(state, { do: 'select', action: 'engineer' })).toEqual(taken);
  });

  test('5.2: Locomotive raises the engine at once, and at 6 does nothing', () => {
    const turn = { number: 1, phase: 'select', seat: 0 };
    for (const [engine, then] of [
      [3, 4],
      [6, 6],
    ]) {
      const state = read(edited('start-3', { turn, 'players.0.engine': engine }));
      const locomotive = playedAll(state, { do: 'select', action: 'locomotive' });
      expect(write(locomotive).players[0]).toMatchObject({ engine: then, action: 'locomotive' });
    }
  });

  test('5.3: nobody must use what an action allows', () => {
    const turn = { number: 1, phase: 'build', seat: 0, built: {}, urbanized: false };
    const state = read(edited('start-3', { turn, 'players.0.action': 'urbanization' }));
    expect(refused(state, { do: 'done' })).toBeNull();
  });
});
