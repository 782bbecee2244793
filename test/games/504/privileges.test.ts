import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { randomFrom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { bare, type Form, legal, refused, write } from './support/bare';
import { played } from './support/play';

const begun = (world: string, seats: number, seed = 'cards') => {
  const events: GameEvent[] = [];
  const result = rules.begin({ world }, seats, seed, (event) => events.push(event));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return { state: result.value, events };
};
const told = (events: readonly GameEvent[], word: string) =>
  events.filter(({ event }) => event === word) as readonly Form[];
const size = (deck: Form) => Object.values<string[]>(deck).flat().length;

describe('M3.1 to M3.3: deck and row', () => {
  test('M3.1: two of each with 4 seats, one with 2, half of a second set with 3', () => {
    const kinds = new Set(Object.values<string[]>(bare('367', 4).deck).flat()).size;
    const left = (seats: number) => {
      const { deck, row } = write(begun('367', seats).state);
      return size(deck) + row.length;
    };
    expect(left(4)).toBe(2 * kinds);
    expect(left(2)).toBe(kinds);
    expect(left(3)).toBe(2 * kinds - Math.floor(kinds / 2));
  });

  test('M3.1: what leaves is told, only with 3 seats', () => {
    const { state, events } = begun('367', 3);
    const [{ removed }] = told(events, 'deck') as [Form];
    expect(new Set(removed).size).toBe(removed.length);
    const { deck, row } = write(state);
    const all = [...Object.values<string[]>(deck).flat(), ...row.map(({ card }: Form) => card)];
    for (const card of removed) expect(all.filter((one) => one === card)).toHaveLength(1);
    for (const seats of [2, 4]) expect(told(begun('367', seats).events, 'deck')).toEqual([]);
    expect(told(begun('937', 3).events, 'deck')).toEqual([]);
  });

  test('M3.2, M3.3: as many cards as owners, at 20, of the lowest back', () => {
    const { state, events } = begun('367', 4);
    expect(told(events, 'draw')).toHaveLength(4);
    for (const { card, price } of write(state).row) {
      expect(card).toMatch(/^I\(/);
      expect(price).toBe(20);
    }
    expect(write(begun('937', 2).state).row).toHaveLength(5);
  });

  test('M3.2: back II comes when I is used up; an empty deck gives nothing', () => {
    const drawn = (deck: Form) =>
      write(
        played(
          bare('367', 3, {
            ...{ at: 2, row: [], deck },
            owners: { 2: { residents: { '0,0': [1, 0] } } },
          }),
          [{ do: 'done' }, { do: 'done' }],
        ).state,
      ).row.map(({ card }: Form) => card);
    expect(drawn({ I: ['I(11)'], II: ['II(9)'], III: ['III(6)'] })).toEqual([
      ...['I(11)', 'II(9)', 'III(6)'],
    ]);
    expect(drawn({ I: [], II: [], III: [] })).toEqual([]);
  });
});

describe('M3.4 to M3.6: bids for places', () => {
  const bidding = (world = '367', seats = 3) => begun(world, seats).state;
  const bid = (amount: number) => ({ do: 'bid', amount });

  test('M3.4: whole amounts from 0 to the cash, seat by seat', () => {
    const state = bidding();
    expect(write(state)).toMatchObject({ phase: 'bid', bids: [null, null, null], at: 0 });
    expect(legal(state)).toHaveLength(91);
    expect(refused(state, bid(91))).toMatchObject({ because: 'no-money', needs: 91, has: 90 });
  });

  test('M3.4: a bid is told without its amount until all are in; then all pay', () => {
    const { state, events } = played(write(bidding()), [bid(5), bid(0), bid(12)]);
    const seen = told(events, 'did');
    expect(seen.map(({ seat, action }) => [seat, action])).toEqual([
      [0, { do: 'bid' }],
      [1, { do: 'bid' }],
      [2, { do: 'bid' }],
    ]);
    expect(told(events, 'bids')).toEqual([{ event: 'bids', amounts: [5, 0, 12] }]);
    const form = write(state);
    expect(form).toMatchObject({ phase: 'place', order: [2, 0, 1], places: [null, null, null] });
    expect(form.owners.map(({ cash }: Form) => cash)).toEqual([85, 90, 78]);
  });

  test('M3.4: the highest picks first; the last place is forced, and round 1 is in that order', () => {
    const placed = played(write(bidding()), [bid(5), bid(0), bid(12)]).state;
    const { state } = played(write(placed), [
      { do: 'place', place: 2 },
      { do: 'place', place: 0 },
    ]);
    expect(write(state)).toMatchObject({ round: 1, phase: 'auction', order: [0, 1, 2] });
    expect(refused(placed, { do: 'done' })).toMatchObject({ because: 'wrong-phase' });
    const after = played(write(placed), [{ do: 'place', place: 2 }]).state;
    expect(refused(after, { do: 'place', place: 2 })).toEqual({ because: 'taken' });
  });

  test('M3.4: a pick is followed by the capital where capitals are chosen', () => {
    const placed = played(write(bidding('346')), [bid(5), bid(0), bid(12)]).state;
    const picked = played(write(placed), [{ do: 'place', place: 1 }]).state;
    expect(write(picked)).toMatchObject({
      ...{ phase: 'capital', order: [2, 0, 1], at: 0, places: [null, 2, null] },
    });
    const next = played(write(picked), [{ do: 'capital', at: '4,0' }]).state;
    expect(write(next)).toMatchObject({ phase: 'place', at: 1 });
    expect(write(next).owners[2].hq).toBe('4,0');
  });

  test('M3.5: equal bids are drawn for, one after the other; who is not next gets 2', () => {
    const { state, events } = played(write(bidding()), [bid(4), bid(4), bid(4)]);
    const lots = told(events, 'lot');
    expect(lots.map(({ among }) => among.length)).toEqual([3, 2]);
    const order = write(state).order;
    expect(lots.map(({ winner }) => winner)).toEqual(order.slice(0, 2));
    const cash = write(state).owners.map((owner: Form) => owner.cash);
    // 90 less the bid, and 2 for each lot that was lost.
    expect(order.map((seat: number) => cash[seat])).toEqual([86, 88, 90]);
  });

  test('M3.6, X25: with 9.II places are the order of the first share round alone', () => {
    const placed = played(write(bidding('396')), [bid(5), bid(0), bid(12)]).state;
    const { state } = played(write(placed), [
      { do: 'place', place: 1 },
      { do: 'place', place: 2 },
    ]);
    expect(write(state)).toMatchObject({ phase: 'share', order: [1, 2, 0], at: 0 });
    expect(write(state).seatCash).toEqual([195, 200, 188]);
  });

  test('J11: a bid is a secret of its seat, which computers can only guess', () => {
    const state = played(write(bidding()), [bid(30)]).state;
    expect(rules.secrets?.has(state, 0)).toBe(true);
    expect(rules.secrets?.has(state, 1)).toBe(false);
    const imagined = new Set<number>();
    for (let draw = 0; draw < 60; draw++) {
      const other = rules.clone(state);
      rules.determinize(other, 1, randomFrom(`imagined ${draw}`));
      imagined.add(write(other).bids[0]);
    }
    expect(imagined.size).toBeGreaterThan(20);
    expect(Math.max(...imagined)).toBeLessThanOrEqual(90);
    const own = rules.clone(state);
    rules.determinize(own, 0, randomFrom('own'));
    expect(write(own).bids[0]).toBe(30);
    const open = played(write(state), [bid(1), bid(2)]).state;
    expect(rules.secrets?.learned(open)).toBeGreaterThan(rules.secrets?.learned(state) ?? 0);
  });
});

describe('G5.2, M3.8: order and taxes', () => {
  const ending = (incomes: readonly number[], owners: Form = {}) => {
    const form = bare('367', 3, {
      ...{ at: 2, row: [], deck: { I: [], II: [], III: [] } },
      owners: Object.fromEntries(
        incomes.map((income, owner) => [owner, { income, cash: 100, ...owners[owner] }]),
      ),
    });
    form.owners[2].residents = { '0,0': [1, 0] };
    form.owners[2].storage.residents--;
    // The second ends the step factory.
    return played(form, [{ do: 'done' }, { do: 'done' }]);
  };

  test('income-down: the highest last income first; the first pays twice, the last nothing', () => {
    // Seat 2 gets 20 in this turn.
    const { state, events } = ending([47, 95, 0]);
    expect(write(state).order).toEqual([1, 0, 2]);
    expect(told(events, 'tax')).toEqual([
      { event: 'tax', owner: 1, amount: 18 },
      { event: 'tax', owner: 0, amount: 4 },
    ]);
    expect(write(state).owners.map(({ cash }: Form) => cash)).toEqual([96, 82, 120]);
  });

  test('G7.3: an income is cash before it is taxed, and so cannot be spent in between', () => {
    const { state, events } = ending([0, 0, 0], { 2: { cash: 0 } });
    const order = events.map(({ event }) => event);
    expect(order.lastIndexOf('income')).toBeLessThan(order.indexOf('tax'));
    // The highest income: 2 for each full 10, from a purse that was empty.
    expect(told(events, 'tax')).toContainEqual({ event: 'tax', owner: 2, amount: 4 });
    expect(write(state).owners[2].cash).toBe(20 - 4);
  });

  test('M3.7: in their first business round companies come in reverse order of founding', () => {
    const quit = { do: 'quit' };
    const founding = [0, 3].map((company) => ({ do: 'buy', company }));
    const { events } = played(bare('396', 3), [...founding, quit, quit, quit]);
    expect(told(events, 'round')[0]).toMatchObject({ round: 1, order: [3, 0] });
  });

  test('II(2): no tax, and the places of others are unchanged; nobody pays more than it has', () => {
    const { events } = ending([47, 95, 0], { 0: { cash: 3 }, 1: { privileges: ['II(2)'] } });
    expect(told(events, 'tax')).toEqual([{ event: 'tax', owner: 0, amount: 3 }]);
  });
});
