import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { companiesAfield, drivingAfield } from './support/field';
import { played } from './support/play';

const trolley = (at: string, ...holds: Form[]) => ({ trolley: { at, speed: 3, holds } });
const none = { barracks: false, militia: false };

describe('X2: what a good brings in a city of others', () => {
  const selling = (world: string, owners: Form, set: Form = {}) =>
    drivingAfield(world, owners, {
      ...{ mp: 2, sales: [{ good: 'fish', at: '4,0' }] },
      ...set,
    });
  const income = (form: Form) => {
    const { state, events } = played(form, [{ do: 'done' }]);
    return { state, income: events.find(({ event }) => event === 'income')?.amount };
  };

  test('1 for each full 10 of its price, to who controls the city', () => {
    const form = selling('614', { 0: trolley('4,0', null) });
    form.prices.fish = 8;
    const { state, income: amount } = income(form);
    expect(amount).toBe(20 + 70 - 7);
    expect(write(state).owners[1].cash).toBe(50 + 7);
  });

  test('to the bank where nobody does; nothing in a city with an own settlement', () => {
    const at = (owner: Form) => {
      const form = selling(
        '614',
        { 0: { ...trolley('0,0', null), ...owner } },
        { sales: [{ good: 'fish', at: '0,0' }] },
      );
      if (owner.settlements) Object.assign(form.map['0,0'], none);
      for (const flag of ['barracks', 'militia'])
        if (!form.map['0,0'][flag]) delete form.map['0,0'][flag];
      return income(form);
    };
    const free = at({});
    expect(free.income).toBe(20 + 20 - 2);
    expect(write(free.state).owners.map(({ cash }: Form) => cash)).toEqual([88, 50, 50]);
    expect(at({ settlements: ['0,0'] }).income).toBe(20 + 20);
  });

  test('not with 8.I, where cities are open', () => {
    const form = selling('814', { 0: { ...trolley('4,0', null), settlements: ['4,0'] } });
    expect(income(form).income).toBe(20 + 20);
    const other = selling('814', { 0: trolley('3,0', null) });
    expect(income(other).income).toBe(20 + 20);
  });

  test('I(6) brings 10 more, of which no toll is taken', () => {
    const form = selling('413', { 0: { ...trolley('4,0', null), privileges: ['I(6)'] } });
    form.deck = { I: [], II: [], III: [] };
    form.turn.step = 'fight';
    expect(income({ ...form, turn: { ...form.turn, step: 'trolley' } }).income).toBe(
      20 + 20 + 10 - 2,
    );
  });

  test('in a company world the cash of the company that controls it', () => {
    const company = (hq: string, president: number, more: Form = {}) => ({
      ...{ founded: true, hq, value: 30, president, bank: 0, own: 8, cash: 50 },
      shares: [0, 1, 2].map((seat) => (seat === president ? 2 : 0)),
      ...more,
    });
    const form = companiesAfield(
      '914',
      { 0: company('0,-4', 0, trolley('4,0', null)), 1: company('4,0', 1, { residents: {} }) },
      {
        turn: {
          ...{ step: 'trolley', mp: 2, free: 0, bought: 0, once: 0, pending: null },
          sales: [{ good: 'fish', at: '4,0' }],
        },
      },
    );
    const { state } = played(form, [{ do: 'done' }]);
    expect(write(state).owners[1].cash).toBe(52);
    expect(write(state).owners[0]).toMatchObject({ cash: 50, income: 38 });
  });
});

describe('X6 with 4: the road of a trolley', () => {
  test('both ends are own; a tile that is attacked is none', () => {
    const form = drivingAfield('461', {
      0: {
        ...{ ...trolley('3,0', null), hq: '4,0', settlements: ['3,0'] },
        attackers: { '2,0': 1 },
      },
      1: { hq: '0,-4', settlements: ['2,0'] },
    });
    form.turn = { step: 'trolley', mp: 6, free: 0, bought: 0, once: 0, pending: null };
    const road = (...between: string[]) => ({ do: 'road', between, free: true });
    const state = stateOf(form);
    expect(refused(state, road('2,0', '3,0'))).toEqual({ because: 'no-settlement' });
    expect(refused(state, road('3,0', '4,0'))).toBeNull();
  });
});

describe('M4.19, J6: goods of a company that fell still count', () => {
  test('they are kept apart, and end the match with the others', () => {
    const company = (hq: string, president: number, more: Form = {}) => ({
      ...{ founded: true, hq, value: 30, president, bank: 8, cash: 50 },
      shares: [0, 1, 2].map((seat) => (seat === president ? 2 : 0)),
      ...more,
    });
    const owners = {
      0: company('0,-4', 0, {
        ...{ settlements: ['3,0'], residents: { '3,0': [3, 0] }, delivered: { ore: 2 } },
      }),
      1: company('4,0', 1, { delivered: { fish: 3, wood: 1 } }),
    };
    const { state } = played(companiesAfield('194', owners), [
      ...Array(3).fill({ do: 'move', from: '3,0', to: '4,0' }),
    ]);
    expect(write(state).delivered).toEqual({ fish: 3, wood: 1 });
    expect(write(stateOf(write(state))).delivered).toEqual({ fish: 3, wood: 1 });
    const goal = (fallen: Form) => {
      const form = { ...write(state), delivered: fallen };
      return rules.standing(stateOf(form)) && stateOf(form).world.goal.isReached(stateOf(form));
    };
    expect(goal({ fish: 22 })).toBe(false);
    expect(goal({ fish: 23 })).toBe(true);
  });
});

describe('M8.9 with 1 and 4', () => {
  test('every trading house has room for two goods', () => {
    const at = (goods: readonly string[]) =>
      refused(
        stateOf(
          drivingAfield('184', {
            0: {
              ...{ ...trolley('2,-1', 'ore'), settlements: ['2,-1'] },
              houses: goods.length > 0 ? { '2,-1': [...goods] } : {},
            },
          }),
        ),
        { do: 'deliver', good: 'ore' },
      );
    expect(at(['fish'])).toBeNull();
    expect(at(['fish', 'grain'])).toEqual({ because: 'no-room' });
  });
});

describe('G4.5 on map 2 with 1.I and 1.II', () => {
  const choices = (seats: number) => {
    const owners = Object.fromEntries(Array.from({ length: seats }, (_, at) => [at, { hq: null }]));
    const set = { round: 0, phase: 'capital', turn: null, at: seats - 1, owners };
    const form = bare('614', seats, set);
    for (const tile of Object.values<Form>(form.map)) {
      delete tile.barracks;
      delete tile.militia;
    }
    return legal(stateOf(form)).map(({ at }) => form.map[String(at)].number);
  };

  test('the cities 5 and 10, which offer the same, are none for two and four seats', () => {
    expect(choices(2).sort()).toEqual([6, 7, 8, 9]);
    expect(choices(4).sort()).toEqual([6, 7, 8, 9]);
    expect(choices(3).sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10]);
  });
});
