import { describe, expect, test } from 'vitest';
import { rules } from '../../depot/rules';
import { reader } from '../../depot/rules/reader';
import type { State } from '../../depot/rules/state';
import { because, deal, fresh, legal, played, read, working, write } from './support/positions';

const bid = (points: number) => ({ do: 'bid', points });
const pass = { do: 'pass' };
const done = { do: 'done' };
const load = (good: string) => ({ do: 'load', good });
const deliver = (good: string) => ({ do: 'deliver', good });

/** Before the first bid of three, in the order of the seats. */
function bidding(scores: readonly number[] = [0, 0, 0]): State {
  const position = write(fresh(3));
  position.order = [0, 1, 2];
  scores.forEach((score, seat) => {
    Object.assign(position.players[seat] ?? {}, { score });
  });
  return read(position);
}

describe('bids', () => {
  test('who passes first works last, and the one who is left pays the bid and works first', () => {
    const { position } = played(bidding(), bid(2), pass, bid(3), pass);
    expect(position.order).toEqual([2, 0, 1]);
    expect(position.players.map(({ score }) => score)).toEqual([0, 0, -3]);
    expect(position).toMatchObject({ phase: 'work', at: 0, steps: 3 });
  });

  test('where all others pass at once, the last pays nothing', () => {
    expect(played(bidding(), pass, pass).position).toMatchObject({
      order: [2, 1, 0],
      phase: 'work',
    });
  });

  test('a bid is higher than the one before it; after the highest everybody can only pass', () => {
    const { state } = played(bidding(), bid(4));
    expect(because(state, bid(4))).toBe('bid-too-low');
    expect(legal(played(state, bid(5)).state)).toEqual([pass]);
    expect(because(state, done)).toBe('wrong-phase');
  });
});

describe('a turn', () => {
  test('has three steps, a loan brings a fourth one for three points, and one loan is enough', () => {
    const { state } = played(working(), load('coal'), load('coal'), deliver('coal'));
    expect(because(state, load('coal'))).toBe('no-steps');
    expect(legal(state)).toEqual([{ do: 'borrow' }, done]);
    const { state: lent, position } = played(state, { do: 'borrow' });
    expect(position).toMatchObject({ steps: 1, loan: true });
    expect(position.players[0]?.score).toBe(2 - 3);
    expect(because(lent, { do: 'borrow' })).toBe('one-loan');
  });

  test('every car brings the price of its good, which falls by one, but never below one', () => {
    const state = working((position) => {
      position.prices.coal = 3;
      Object.assign(position.players[0] ?? {}, { train: { coal: 3, grain: 0, steel: 0 } });
    });
    const { position, events } = played(state, ...Array(3).fill(deliver('coal')));
    expect(events.map(({ points }) => points)).toEqual([3, 2, 1]);
    expect(position.prices.coal).toBe(1);
    expect(position.players[0]).toMatchObject({ score: 6, delivered: { coal: 3 } });
  });

  test('says why a step cannot be done', () => {
    const state = working((position) => {
      position.yard.steel = 0;
      Object.assign(position.players[0] ?? {}, { train: { coal: 0, grain: 2, steel: 0 } });
    });
    expect(because(state, load('steel'))).toBe('yard-empty');
    expect(because(state, deliver('steel'))).toBe('not-loaded');
    expect(because(played(state, load('coal')).state, load('coal'))).toBe('train-full');
    const bare = working((position) => deal(position, 2, ...position.deck));
    expect(because(bare, { do: 'draw' })).toBe('deck-empty');
  });

  test('a strict bank closes a depot deep in debt, the order skips it, and a patient one does not', () => {
    const indebted = (bank: 'strict' | 'patient') =>
      working((position) => {
        position.options.bank = bank;
        Object.assign(position.players[0] ?? {}, { score: -6 });
      });
    const { position, events } = played(indebted('strict'), done);
    expect(events).toContainEqual({ event: 'out', seat: 0, points: -6 });
    expect(position.order).toEqual([1, 2, 0]);
    expect(rules.toAct(read(position))).toBe(1);
    expect(played(indebted('patient'), done).position.players[0]?.out).toBe(false);
  });

  test('with one depot left the match is over', () => {
    const state = working((position) => {
      Object.assign(position.players[0] ?? {}, { score: -6 });
      Object.assign(position.players[1] ?? {}, { score: -7, out: true });
      position.order = [0, 2, 1];
    });
    const { state: over } = played(state, done);
    expect(rules.standing(over)).toEqual({
      scores: [-6, -7, 0],
      ranking: [2, 0, 1],
      places: [2, 3, 1],
    });
  });
});

describe('companies', () => {
  const owned = (prices = { coal: 2, grain: 3, steel: 4 }) =>
    working((position) => {
      position.at = 2;
      position.prices = prices;
      const delivered = [
        { coal: 1, grain: 0, steel: 2 },
        { coal: 2, grain: 0, steel: 2 },
        { coal: 0, grain: 0, steel: 1 },
      ];
      for (const [seat, player] of position.players.entries())
        Object.assign(player, { delivered: delivered[seat] });
    });

  test('belong to who delivered most, first in turn order among equals; nobody’s are passed over', () => {
    const { state } = played(owned(), done);
    expect([rules.toAct(state), rules.actingFor?.(state)]).toEqual([1, { company: 'coal' }]);
    const { state: next } = played(state, { do: 'dividend' });
    expect([rules.toAct(next), rules.actingFor?.(next)]).toEqual([0, { company: 'steel' }]);
    expect(rules.turn(next)).toBe(rules.turn(state) + 1);
  });

  test('pay a point and lower the price, or take a point and raise it', () => {
    const { position } = played(owned(), done, { do: 'dividend' }, { do: 'invest' });
    expect(position.prices).toEqual({ coal: 1, grain: 3, steel: 5 });
    expect(position.players.map(({ score }) => score)).toEqual([-1, 1, 0]);
  });

  test('do by themselves the only thing that their price allows', () => {
    const { events, position } = played(owned({ coal: 1, grain: 3, steel: 6 }), done);
    expect(events).toContainEqual({
      event: 'invest',
      seat: 1,
      good: 'coal',
      price: 2,
      forced: true,
    });
    expect(events).toContainEqual({
      ...{ event: 'dividend', seat: 0, good: 'steel', price: 5, forced: true },
    });
    expect(position).toMatchObject({ round: 2, phase: 'bid' });
  });
});

describe('rounds and the end', () => {
  test('the seat with the fewest points bids first in the next round', () => {
    const state = working((position) => {
      position.at = 2;
      for (const [seat, score] of [5, 1, 3].entries())
        Object.assign(position.players[seat] ?? {}, { score });
    });
    expect(played(state, done).position.order).toEqual([1, 2, 0]);
  });

  test('a filled order brings four points, an open one costs two, and equal points share a place', () => {
    const state = working((position) => {
      position.round = 3;
      position.at = 2;
      deal(position, 0, 'coal', 'coal');
      const cars = { coal: 1, grain: 0, steel: 0 };
      Object.assign(position.players[0] ?? {}, { delivered: cars });
      Object.assign(position.players[1] ?? {}, { score: 3 });
      Object.assign(position.players[2] ?? {}, { score: 7 });
      position.prices.coal = 6;
    });
    const { state: over, events } = played(state, done);
    expect(events).toContainEqual({ event: 'reveal', seat: 0, orders: ['coal', 'coal'] });
    // The only company that belongs to anybody pays its forced dividend first.
    expect(rules.standing(over)).toEqual({
      scores: [3, 3, 7],
      ranking: [2, 0, 1],
      places: [2, 2, 1],
    });
  });
});

describe('settings and positions from outside', () => {
  test.each([
    [{ prices: '111' }, 'prices'],
    [{ prices: '123' }, 'prices'],
    [{ prices: '24' }, 'prices'],
    [{ rounds: 7 }, 'rounds'],
    [{ rounds: 1.5 }, 'rounds'],
    [{ bank: 'kind' }, 'bank'],
    [{ map: 'usa' }, 'map'],
  ])('options %o are refused', (options, at) => {
    expect(rules.setups.read(options)).toMatchObject({ problem: { at } });
  });

  test('a position in which something is lost, doubled or out of range is refused', () => {
    const changes: readonly ((position: ReturnType<typeof write>) => void)[] = [
      (position) => position.deck.pop(),
      (position) => position.order.reverse().pop(),
      (position) => position.order.fill(1),
      (position) => Object.assign(position.prices, { coal: 9 }),
      (position) => Object.assign(position.yard, { coal: -1 }),
      (position) => Object.assign(position, { at: 7 }),
      (position) => Object.assign(position, { passed: [0, 0] }),
      (position) => Object.assign(position, { bid: 6 }),
      (position) => Object.assign(position, { round: 4 }),
      (position) => Object.assign(position, { phase: 'owner' }),
      (position) => Object.assign(position, { weather: 'fine' }),
      (position) => Object.assign(position.players[0] ?? {}, { score: 'many' }),
    ];
    for (const change of changes) {
      const position = write(fresh(4));
      change(position);
      expect(reader.position(position as never, 'seed').ok, String(change)).toBe(false);
    }
  });
});
