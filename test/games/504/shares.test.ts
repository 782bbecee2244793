import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import type { JsonObject } from '../../../src/kit/json';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { played } from './support/play';

const company = { founded: true, hq: '0,0', value: 40, president: 0, shares: [2, 0, 0] };
/** A later share round of 9.I with green founded. */
const later = (owner: Form = {}, set: Form = {}) =>
  bare('965', 3, {
    ...{
      round: 2,
      share: { first: 0, sr: 2 },
      market: [0],
      foundedOrder: [0],
      seatCash: [100, 100, 100],
    },
    owners: { 0: { ...company, own: 8, bank: 0, cash: 100, ...owner } },
    ...set,
  });
const buy = (number: number) => ({ do: 'buy', company: number });
const sell = (number: number, count: number) => ({ do: 'sell', company: number, count });
const QUIT = { do: 'quit' };
const PASS = { do: 'pass' };

describe('M9: the share round', () => {
  test('M9.3: 9.I leaves the shares with companies without money, 9.II with the bank', () => {
    const one = rules.begin({ world: '965' }, 3, 'x');
    if (one.ok) expect(write(one.value).owners[0]).toMatchObject({ cash: 0, own: 10, bank: 0 });
    const two = rules.begin({ world: '596' }, 3, 'x');
    if (two.ok)
      expect(write(two.value).owners.map(({ cash }: Form) => cash)).toEqual([
        200, 150, 150, 100, 100,
      ]);
  });

  test('M9.4: a company has a resident fewer, which lies on the order cards', () => {
    const { state } = played(bare('965', 3), [buy(0)]);
    expect(write(state).owners[0].storage).toEqual({ residents: 14, settlements: 15 });
  });

  test('M9.14: a business round without companies is empty', () => {
    const { state, events } = played(bare('965', 3), [QUIT, QUIT, QUIT]);
    const rounds = events.filter(({ event }) => event === 'round');
    expect(rounds).toMatchObject([
      { round: 1, order: [] },
      { round: 2, order: [] },
    ]);
    expect(events.some(({ event }) => event === 'income' || event === 'dividend')).toBe(false);
    expect(write(state)).toMatchObject({ phase: 'share', round: 2, share: { sr: 2 } });
  });

  test('M9.12, I(3): all of a company’s shares with the seats: its value rises by 10, with the card by 20', () => {
    const rise = (privileges: readonly string[]) => {
      const owner = { ...company, own: 0, bank: 0, shares: [5, 5, 0], privileges };
      const form = bare('935', 3, {
        ...{ round: 2, market: [0], foundedOrder: [0], seatCash: [0, 0, 0] },
        ...{ owners: { 0: { ...owner, cash: 0 } }, deck: { I: [], II: [], III: [] } },
      });
      form.share = { ...form.share, sr: 2 };
      const { events } = played(form, [QUIT, QUIT]);
      return events.find(({ event }) => event === 'value');
    };
    expect(rise([])).toMatchObject({ from: 40, to: 50 });
    expect(rise(['I(3)'])).toMatchObject({ from: 40, to: 60 });
  });

  test('M9.6: one share at most is bought in a turn; then nothing but sales and done', () => {
    const { state } = played(
      later({ shares: [3, 2, 0], own: 5 }, { seatCash: [500, 100, 100] }),
      [],
    );
    expect(refused(state, { do: 'done' })).toMatchObject({ because: 'not-now' });
    const next = played(later({ shares: [3, 0, 0], own: 7 }), [buy(0)]).state;
    // Nothing else can be done: done was forced.
    expect(write(next).at).toBe(1);
    const both = later(
      {},
      {
        market: [0, 1],
        foundedOrder: [0, 1],
        owners: {
          0: { ...company, own: 8, bank: 0 },
          1: { ...company, value: 30, own: 8, bank: 0, shares: [3, 0, 0] },
        },
      },
    );
    both.owners[1].own = 7;
    const bought = played(both, [buy(0)]).state;
    expect(refused(bought, buy(1))).toMatchObject({ because: 'bought-or-sold' });
    expect(refused(bought, PASS)).toMatchObject({ because: 'not-now' });
    expect(refused(bought, QUIT)).toMatchObject({ because: 'not-now' });
    expect(refused(bought, sell(1, 1))).toBeNull();
    expect(refused(bought, { do: 'done' })).toBeNull();
  });

  test('M9.6: no player may pass once one has quit; the first to quit gets the start card', () => {
    const { state } = played(later(), [PASS, QUIT]);
    expect(write(state).share).toMatchObject({ first: 1, quit: [1] });
    expect(refused(state, PASS)).toMatchObject({ because: 'not-now' });
  });

  test('M9.7: in one share round only bought or only sold', () => {
    const form = later({ shares: [3, 2, 0], own: 5 });
    const { state } = played(form, [buy(0), PASS, PASS]);
    expect(refused(state, sell(0, 1))).toMatchObject({ because: 'bought-or-sold' });
    const sold = played(form, [sell(0, 1), { do: 'done' }, PASS, PASS]).state;
    expect(refused(sold, buy(0))).toMatchObject({ because: 'bought-or-sold' });
  });

  test('M9.7: all pass in a row: the round ends, and the first of them has the card', () => {
    const { state } = played(later({}, { at: 1 }), [PASS, PASS, PASS]);
    expect(write(state)).toMatchObject({ round: 3, phase: 'turn', share: { first: 1, sr: 2 } });
  });

  test('M9.7: nothing is sold in the first share round', () => {
    const form = later({}, { round: 0, share: { first: 0, sr: 1 } });
    expect(refused(stateOf(form), sell(0, 1))).toMatchObject({ because: 'not-now' });
  });

  test('M9.8: from the company the bank pays it the issue price', () => {
    const { state } = played(later({ value: 60, cash: 5 }), [buy(0)]);
    expect(write(state)).toMatchObject({ seatCash: [40, 100, 100] });
    expect(write(state).owners[0]).toMatchObject({ shares: [3, 0, 0], own: 7, cash: 45 });
  });

  test('M9.8: 9.II: from the bank, and the company keeps its five issue prices', () => {
    const { state } = played(bare('596', 3), [buy(3)]);
    expect(write(state).owners[3]).toMatchObject({
      founded: true,
      value: 20,
      cash: 100,
      bank: 8,
      shares: [2, 0, 0],
    });
    expect(write(state).seatCash).toEqual([160, 200, 200]);
  });

  test('M9.1, M9.8: no sixth share, none without money, none where none is left', () => {
    expect(refused(stateOf(later({ shares: [5, 0, 0], own: 5 })), buy(0))).toMatchObject({
      because: 'half',
    });
    expect(refused(stateOf(later({ value: 110 })), buy(0))).toMatchObject({
      because: 'no-money',
      needs: 110,
      has: 100,
    });
    expect(refused(stateOf(later({ shares: [4, 3, 3], own: 0 })), buy(0))).toMatchObject({
      because: 'no-share',
    });
    expect(refused(stateOf(later()), sell(0, 3))).toMatchObject({ because: 'no-share' });
    expect(refused(stateOf(later()), sell(1, 1))).toMatchObject({ because: 'no-share' });
  });

  test('M9.9: a capital of its own on map 1, also the center; on map 4 later where a company is', () => {
    const one = stateOf(bare('956', 3, { seatCash: [200, 200, 200] }));
    rules.play(one, rules.action.read(buy(0), one) as number);
    expect(write(one)).toMatchObject({ phase: 'capital', founding: 0, at: 0 });
    expect(rules.actingFor?.(one)).toEqual({ company: 0 });
    expect(legal(one)).toHaveLength(5);
    const four = bare('965', 3, {
      ...{
        round: 2,
        share: { first: 0, sr: 2 },
        market: [0],
        foundedOrder: [0],
        seatCash: [100, 100, 100],
      },
      map: { '1,0': { kind: 'city', number: 2 }, '0,1': { kind: 'city', number: 3 } },
      stacks: { city: 7 },
      owners: { 0: { ...company, own: 8, bank: 0, settlements: ['1,0'] } },
    });
    const { state, events } = played(four, [buy(1)]);
    expect(legal(state)).toEqual(['0,0', '1,0'].map((at) => ({ do: 'capital', at })));
    expect(refused(state, { do: 'capital', at: '0,1' })).toMatchObject({ because: 'bad-place' });
    expect(refused(state, { do: 'done' })).toMatchObject({ because: 'wrong-phase' });
    const cities = [
      { number: 1, hex: '0,0' },
      { number: 3, hex: '0,1' },
      { number: 2, hex: '1,0' },
    ];
    expect(events[0]).toEqual({ event: 'did', seat: 0, action: buy(1), founds: true, cities });
    const chosen = played(four, [buy(1), { do: 'capital', at: '1,0' }]);
    expect(chosen.events.find((event) => event.owner === 1)).toMatchObject({
      event: 'did',
      action: { do: 'capital' },
    });
  });

  test('M9.10: of equals the next clockwise from the old president', () => {
    const form = later({ shares: [3, 2, 3], president: 0, own: 2 });
    const { events } = played({ ...form, at: 0 }, [sell(0, 1)]);
    expect(events).toContainEqual({ event: 'president', company: 0, seat: 2 });
  });

  test('M9.11: the value falls once, not below 10, and a value that stays is not told', () => {
    const form = later({ value: 10, shares: [4, 0, 0], own: 6 });
    const { events, state } = played(form, [sell(0, 2)]);
    expect(write(state).seatCash[0]).toBe(120);
    expect(events.some(({ event }) => event === 'value')).toBe(false);
  });

  test('M9.5: after business round 1 the second follows at once, then a share round', () => {
    const after = (round: number) => {
      const form = later({}, { round, phase: 'dividend', order: [0], at: null, dividend: [0] });
      form.share = { first: 0, sr: round };
      return write(played(form, [{ do: 'withhold' }]).state).phase;
    };
    expect([1, 2, 3, 4, 5].map(after)).toEqual(['turn', 'share', 'share', 'share', 'over']);
  });
});

describe('M9: phase 4', () => {
  test('M9.18: payout raises the value, withhold does not; the order is that of the round', () => {
    const form = later({ income: 68 }, { phase: 'dividend', order: [0], at: null, dividend: [0] });
    form.share = { first: 0, sr: 2 };
    const paid = played(form, [{ do: 'payout' }]);
    expect(paid.events).toContainEqual({ event: 'value', company: 0, from: 40, to: 50 });
    const kept = played(form, [{ do: 'withhold' }]);
    expect(kept.events).toContainEqual({
      ...{ event: 'dividend', company: 0, each: 0, kept: 68 },
      paid: [0, 0, 0],
    });
    expect(kept.events.some(({ event }) => event === 'value' || event === 'upkeep')).toBe(false);
    expect(refused(stateOf(form), { do: 'done' })).toMatchObject({ because: 'wrong-phase' });
  });

  test('M9.20, M9.21: values move by the incomes of all, then the dividends', () => {
    const owners = {
      0: { ...company, bank: 8, cash: 99, income: 60 },
      3: {
        ...company,
        president: 1,
        value: 20,
        bank: 8,
        cash: 99,
        shares: [0, 2, 0],
        residents: { '0,0': [1, 0] },
      },
    };
    const form = bare('596', 3, {
      ...{
        round: 2,
        phase: 'turn',
        order: [0, 3],
        at: 1,
        market: [0, 3],
        foundedOrder: [0, 3],
        owners,
      },
      ...{ seatCash: [0, 0, 0], turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null } },
    });
    form.share = { first: 0, sr: 2 };
    const { events } = played(form, [{ do: 'done' }]);
    const told = events.filter(({ event }) => event === 'value' || event === 'dividend');
    expect(told).toEqual([
      { event: 'value', company: 0, from: 40, to: 50 },
      { event: 'dividend', company: 0, each: 3, kept: 30, paid: [6, 0, 0] },
      { event: 'dividend', company: 3, each: 1, kept: 10, paid: [0, 2, 0] },
    ]);
  });

  test('M9.29: with 9.III the highest income +20, the others +10; light shares turn dark', () => {
    const hqs = { 0: { hq: '4,0' }, 1: { hq: '-4,0' }, 2: { hq: '0,4' } };
    const form = bare('679', 3, {
      at: 2,
      owners: { ...hqs, 2: { hq: '0,4', residents: { '0,4': [1, 0] }, light: 1, held: [0, 0, 7] } },
    });
    form.owners[0].income = 90;
    const { state, events } = played(form, [{ do: 'done' }]);
    expect(events.filter(({ event }) => event === 'value')).toEqual([
      { event: 'value', company: 0, from: 20, to: 40 },
      { event: 'value', company: 1, from: 20, to: 30 },
      { event: 'value', company: 2, from: 20, to: 30 },
    ]);
    expect(write(state).owners[2]).toMatchObject({ light: 0, dark: 1 });
    // G5.2: the lowest income first, ties in reverse.
    expect(write(state).order).toEqual([1, 2, 0]);
  });
});

test('M9.15: a company pays for its residents itself, however rich its president', () => {
  const form = later(
    { cash: 10, residents: { '0,0': [0, 1] } },
    {
      ...{ phase: 'turn', order: [0], at: 0 },
      turn: { step: 'buy', free: 0, bought: 0, once: 0, pending: null },
    },
  );
  form.share = { first: 0, sr: 2 };
  const { state } = played(form, [{ do: 'buy', at: '0,0' }]);
  expect(write(state)).toMatchObject({ seatCash: [100, 100, 100], turn: { step: 'act' } });
  expect(write(state).owners[0].cash).toBe(0);
});

test('M9.2: a company that comes on a value lies before those on it', () => {
  const actions: readonly JsonObject[] = [buy(0), buy(1), buy(2)];
  const { state } = played(bare('596', 3), actions);
  expect(write(state).market).toEqual([0, 2, 1]);
});
