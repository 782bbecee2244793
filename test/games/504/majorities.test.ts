import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, refused, stateOf, write } from './support/bare';
import { played, playedByChance } from './support/play';

const ROWS = [
  { cards: 2, scoring: 1 },
  { cards: 6, scoring: 1 },
  { cards: 6, scoring: 1 },
];

/** World 786 with 3 seats, where one card left in its row is the scoring one. */
function scoring(set: Form, scorings = 0): Form {
  const rows = ROWS.map((row, at) => (at < scorings ? { cards: 0, scoring: 0 } : row));
  const rest = rows.map((row, at) => (at === scorings ? { cards: 1, scoring: 1 } : row));
  return bare('786', 3, { round: 5, rows: rest, scorings, ...set });
}

describe('M7: role I', () => {
  test('M7.1: rows by seats, each with a scoring card', () => {
    const begun = rules.begin({ world: '786' }, 4, 'x');
    if (begun.ok)
      expect(write(begun.value).rows).toEqual([4, 6, 6].map((cards) => ({ cards, scoring: 1 })));
  });

  test('M7.7: no card before round 3', () => {
    const form = bare('786', 3, { owners: { 0: { residents: { '0,0': [1, 0] } } } });
    const { events } = played(form, [{ do: 'done' }]);
    expect(events.some(({ event }) => event === 'card')).toBe(false);
  });

  test('M7.7: the scoring card comes as often as it is among those left', () => {
    const form = bare('786', 3, {
      round: 3,
      rows: ROWS,
      owners: { 0: { residents: { '0,0': [1, 0] } } },
    });
    const card = (shows: string) => [{ event: 'card', owner: 0, row: 1, shows }];
    expect(write(playedByChance(form, [{ do: 'done' }], card('tick')).state).rows[0]).toEqual({
      cards: 1,
      scoring: 1,
    });
    expect(write(playedByChance(form, [{ do: 'done' }], card('scoring')).state).rows[0]).toEqual({
      cards: 1,
      scoring: 0,
    });
  });

  test('M7.8, M7.9: who scores removes pieces, residents first, exhausted ones before active ones', () => {
    const form = scoring({
      owners: { 0: { settlements: ['1,0'], residents: { '0,0': [2, 0], '1,0': [1, 0] } } },
    });
    const { state, events } = played(form, [{ do: 'done' }]);
    // City tied by all: 8 each. Grassland alone: 10. 18 VP: 4 pieces; the others 8: 2 pieces, and they have none.
    expect(write(state)).toMatchObject({
      ...{ phase: 'shrink', scorings: 1, at: 0 },
      shrink: {
        queue: [
          { owner: 0, left: 4 },
          { owner: 1, left: 2 },
          { owner: 2, left: 2 },
        ],
        each: 4,
        gain: [18, 8, 8],
      },
    });
    expect(rules.toAct(state)).toBe(0);
    expect(refused(state, { do: 'remove', at: '2,0' })).toMatchObject({ because: 'no-piece' });
    expect(refused(state, { do: 'done' })).toMatchObject({ because: 'wrong-phase' });
    expect(events.filter(({ event }) => event === 'vp')).toEqual([]);
    const last = ['0,0', '0,0'].map((at) => ({ do: 'remove', at }));
    const end = played(form, [{ do: 'done' }, ...last]);
    // The third piece is the last resident, the fourth the settlement: forced. The others lose 2 × 4.
    const vp = end.events.filter(({ event }) => event === 'vp');
    expect(vp).toEqual([{ event: 'vp', owner: 0, amount: 18, for: 'scoring' }]);
    expect(write(end.state)).toMatchObject({ phase: 'turn', at: 1, turn: { step: 'buy' } });
    expect(write(end.state).owners[0]).toMatchObject({ vp: 18, settlements: [], residents: {} });
  });

  test('M7.9: the HQ stays', () => {
    const form = bare('786', 3, {
      ...{ round: 3, phase: 'shrink', turn: null, scorings: 1 },
      rows: [{ cards: 2, scoring: 0 }, ...ROWS.slice(1)],
      shrink: { queue: [{ owner: 0, left: 1 }], each: 4, gain: [4, 0, 0] },
      owners: { 0: { settlements: ['1,0', '0,1'] } },
    });
    expect(refused(stateOf(form), { do: 'remove', at: '0,0' })).toMatchObject({
      because: 'no-settlement',
    });
  });

  test('M7.10: the third scoring ends the match; who missed a turn gets 3', () => {
    const { state, events } = played(
      scoring({ at: 1, owners: { 1: { residents: { '0,0': [1, 0] } } } }, 2),
      [{ do: 'done' }],
    );
    expect(write(state)).toMatchObject({ phase: 'over', at: null });
    expect(events).toContainEqual({ event: 'vp', owner: 2, amount: 3, for: 'missed' });
    expect(events.filter((event) => event.for === 'missed')).toHaveLength(1);
  });

  test('M7.6: fewest VP first, and while nobody has any the order turns round', () => {
    const next = (vp: readonly number[]) => {
      const owners = Object.fromEntries(vp.map((points, at) => [at, { vp: points, cash: 50 }]));
      const form = bare('786', 3, {
        at: 2,
        round: 1,
        order: [1, 0, 2],
        owners: { ...owners, 2: { ...owners[2], residents: { '0,0': [1, 0] } } },
      });
      return write(played(form, [{ do: 'done' }]).state).order;
    };
    expect(next([0, 0, 0])).toEqual([2, 0, 1]);
    expect(next([4, 2, 9])).toEqual([1, 0, 2]);
  });
});

describe('M7: with 9.II', () => {
  const company = {
    founded: true,
    hq: '0,0',
    value: 30,
    president: 0,
    shares: [2, 0, 0],
    bank: 8,
    cash: 0,
    turns: 2,
  };
  const set = (round: number, more: Form = {}) => {
    const form = bare('798', 3, {
      ...{
        round,
        phase: 'turn',
        order: [0, 3],
        at: 1,
        market: [0, 3],
        foundedOrder: [0, 3],
        last: [0, 3],
      },
      turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null },
      owners: {
        0: { ...company, income: 20 },
        3: { ...company, value: 20, residents: { '0,0': [1, 0] } },
      },
      ...more,
    });
    form.share = { first: 0, sr: round };
    return form;
  };

  test('M7.11: nobody turns a card in business round 2', () => {
    const { events } = played(set(2), [{ do: 'done' }]);
    expect(events.some(({ event }) => event === 'card')).toBe(false);
  });

  test('M7.2: business round 3 turns the cards of row I; the last of them is the scoring one', () => {
    const rows = [
      { cards: 1, scoring: 1 },
      { cards: null, scoring: 1 },
      { cards: null, scoring: 1 },
    ];
    const { state, events } = played(set(3, { rows }), [{ do: 'done' }]);
    expect(events).toContainEqual({ event: 'card', owner: 3, row: 1, shows: 'scoring' });
    expect(write(state)).toMatchObject({ scorings: 1, phase: 'share' });
  });

  test('M7.11: a card that nobody turned is turned at the end of its round', () => {
    const rows = [
      { cards: 0, scoring: 1 },
      { cards: null, scoring: 1 },
      { cards: null, scoring: 1 },
    ];
    const { state, events } = played(set(3, { rows }), [{ do: 'done' }]);
    const told = events.map(({ event }) => event);
    expect(events).toContainEqual({ event: 'card', owner: null, row: 1, shows: 'scoring' });
    expect(told.indexOf('card')).toBeLessThan(told.indexOf('dividend'));
    expect(write(state)).toMatchObject({ scorings: 1, phase: 'share' });
  });

  test('M7.11: after the third scoring no phase 4 follows', () => {
    const rows = [
      { cards: 0, scoring: 0 },
      { cards: 0, scoring: 0 },
      { cards: 1, scoring: 1 },
    ];
    const { state, events } = played(set(5, { rows, scorings: 2 }), [{ do: 'done' }]);
    expect(write(state).phase).toBe('over');
    expect(events.some(({ event }) => event === 'dividend')).toBe(false);
  });

  test('M7.5, M7.6, M9.23: new companies first, the last founded before the others; then fewest VP', () => {
    const form = bare('798', 3, {
      ...{ round: 2, market: [0, 1, 3, 4], foundedOrder: [0, 3, 1, 4], last: [0, 3] },
      seatCash: [0, 0, 0],
      share: { first: 0, sr: 3, quit: [0, 1] },
      ...{ at: 2 },
      owners: {
        0: { ...company, vp: 4, cash: 99 },
        3: { ...company, value: 20, vp: 9, cash: 99 },
        1: { ...company, value: 30, turns: 0, income: null, cash: 99 },
        4: { ...company, value: 20, turns: 0, income: null, cash: 99 },
      },
    });
    const { state } = played(form, []);
    expect(write(state)).toMatchObject({
      round: 3,
      order: [4, 1, 0, 3],
      rows: [{ cards: 4 }, {}, {}],
    });
  });
});

describe('X18, X19: what counts for majorities', () => {
  const lead = (world: string, set: Form) => {
    const form = bare(world, 3, set);
    const at = form.owners[0].hq;
    form.owners[0].residents = { [at]: [1, 0] };
    form.owners[0].storage.residents--;
    return write(played(form, [{ do: 'done' }]).state).owners[0].income - 20;
  };
  const hqs = { 1: { hq: '-4,0' }, 2: { hq: '0,4' } };

  test('X18: with 6.I and 6.II linked tiles', () => {
    const owners = { 0: { hq: '4,0', settlements: ['3,0', '3,1'] }, ...hqs };
    expect(lead('678', { owners })).toBe(0);
    expect(lead('678', { owners, roads: [{ between: ['3,0', '4,0'], owner: 0 }] })).toBe(20);
  });

  test('X19: with 7.II and 8.I plants and trading houses', () => {
    const owners = { 0: { hq: '4,0', settlements: ['3,0', '3,1'] }, ...hqs };
    const plant = { good: 'fish', owner: 0 };
    expect(lead('879', { owners })).toBe(10);
    expect(lead('879', { owners, map: { '3,1': { kind: 'grassland', plant } } })).toBe(20);
  });

  test('M7.3: settlements, HQ included', () => {
    const owners = {
      0: { hq: '2,0', settlements: ['3,0', '3,-1'] },
      1: { hq: '0,-2' },
      2: { hq: '-2,2' },
    };
    const map = { '3,0': { kind: 'field' }, '3,-1': { kind: 'field' } };
    expect(lead('576', { owners, map, stacks: { field: 6 } })).toBe(30);
  });
});

test('X20, M7.15: with 9.I a share is worth what its company leads by', () => {
  const founded = { founded: true, value: 40, president: 0, shares: [2, 0, 0], own: 8, bank: 0 };
  const worth = (settlements: readonly string[]) => {
    const form = bare('957', 3, {
      ...{ market: [0], foundedOrder: [0], seatCash: [0, 0, 0] },
      owners: { 0: { ...founded, cash: 0, hq: '0,0', settlements: [...settlements] } },
    });
    return rules.standing(stateOf(form)).scores[0];
  };
  // Cities lead by 6; with a settlement on grassland 6 more. Two shares.
  expect(worth([])).toBe(2 * (40 + 6));
  expect(worth(['1,0'])).toBe(2 * (40 + 6 + 6));
});
