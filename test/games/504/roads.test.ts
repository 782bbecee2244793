import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { byHex } from './support/by-the-clauses';
import { played } from './support/play';

const net = (hexes: readonly string[], owner: number | null = 0): Form[] =>
  hexes.slice(1).map((hex, at) => ({ between: [hexes[at] ?? '', hex].sort(byHex), owner }));

const road = (less: string, more: string, use: readonly number[], home?: string): Form => ({
  ...{ do: 'road', between: [less, more], use },
  ...(home && { home }),
});

describe('M6: roads', () => {
  const owner = {
    settlements: ['1,0', '1,-1'],
    residents: { '0,0': [3, 0], '1,0': [2, 0], '1,-1': [2, 0] },
  };
  const form = (set: Form = {}) => bare('687', 3, { owners: { 0: owner }, ...set });

  test('M6.3: own settlements at both ends, no own road there, and enough residents', () => {
    const state = stateOf(form({ roads: net(['0,0', '1,0']) }));
    expect(refused(state, road('0,0', '1,0', [3, 0], '0,0'))).toMatchObject({ because: 'taken' });
    expect(refused(state, road('1,0', '2,-1', [1, 0], '1,0'))).toMatchObject({
      because: 'no-settlement',
    });
    expect(refused(state, road('0,0', '1,-1', [2, 0], '0,0'))).toMatchObject({
      because: 'no-active',
      needs: 3,
      has: 2,
    });
    expect(refused(state, road('0,0', '1,-1', [4, 0], '0,0'))).toMatchObject({
      because: 'no-active',
    });
    expect(refused(state, road('0,0', '1,-1', [3, 0], '0,0'))).toBeNull();
    expect(refused(state, road('-1,0', '1,0', [1, 0], '-1,0'))).toMatchObject({
      because: 'too-far',
    });
    expect(refused(state, road('0,0', '40,0', [1, 0], '0,0'))).toMatchObject({
      because: 'unknown-hex',
    });
  });

  test('M6.3: one more for each other owner, none for neutral roads', () => {
    const others = [
      ...net(['0,0', '1,0'], 1),
      ...net(['0,0', '1,0'], 2),
      ...net(['0,0', '1,0'], null),
    ];
    const state = stateOf(form({ roads: others }));
    expect(refused(state, road('0,0', '1,0', [3, 1], '0,0'))).toMatchObject({
      because: 'no-active',
      needs: 5,
      has: 4,
    });
    expect(refused(state, road('0,0', '1,0', [3, 2], '0,0'))).toBeNull();
  });

  test('M6.4: each split and home of a road is an action', () => {
    const listed = legal(stateOf(form())).filter(({ do: word }) => word === 'road');
    // Two roads touch the capital: 3 residents as 1+2 and 2+1 and 3+0, home on either end that is used: 5 each.
    expect(listed).toHaveLength(10);
  });

  test('M6.4, J9: what is no action at all', () => {
    const state = stateOf(form());
    const problem = (action: Form) => rules.action.read(action, state);
    expect(problem(road('1,0', '0,0', [1, 2], '1,0'))).toMatchObject({ problem: 'out-of-order' });
    expect(problem(road('0,0', '1,0', [3, 0], '1,0'))).toMatchObject({
      problem: 'not-a-hex',
      at: 'home',
    });
    expect(problem({ do: 'road', between: ['0,0'], use: [1, 2], home: '0,0' })).toMatchObject({
      problem: 'wrong-length',
    });
    expect(problem({ do: 'rode' })).toMatchObject({ problem: 'unknown-word', at: 'do' });
    expect(problem({ do: 'done', at: '0,0' })).toMatchObject({ problem: 'unknown-key' });
    expect(problem('done')).toMatchObject({ problem: 'not-an-object' });
  });

  test('M6.5: the first road starts at the capital, the next ones at an own road', () => {
    const state = stateOf(form({ roads: net(['0,0', '1,0']) }));
    expect(refused(state, road('1,-1', '1,0', [0, 1], '1,0'))).toBeNull();
    const other = stateOf(form({ roads: net(['0,0', '1,0'], 1) }));
    expect(refused(other, road('1,-1', '1,0', [0, 1], '1,0'))).toMatchObject({
      because: 'not-linked',
    });
  });

  test('M6.8: a chain of own roads, others’ roads do not help', () => {
    const others = bare('687', 3, { roads: net(['0,0', '1,0', '1,-1'], 1), owners: { 0: owner } });
    const { state } = played(others, [{ do: 'move', from: '0,0', to: '1,0' }]);
    expect(write(state).owners[0].residents['1,0']).toEqual([2, 1]);
  });

  test('M6.9: the round in which 6 cities are linked is the last with 3 seats', () => {
    const ended = (cities: number) => {
      const hexes = ['0,0', '1,0', '1,-1', '2,-1', '2,0', '3,-1', '3,-2'].slice(0, 1 + cities);
      const map = Object.fromEntries(
        hexes.slice(1).map((hex, at) => [hex, { kind: 'city', number: 2 + at }]),
      );
      const six = bare('685', 3, {
        ...{ round: 4, at: 2, map, roads: net(hexes.slice(0, cities)), idle: 0 },
        stacks: { city: 9 - Object.keys(map).length },
        owners: { 0: { settlements: hexes.slice(1) }, 2: { residents: { '0,0': [1, 0] } } },
      });
      return write(played(six, [{ do: 'done' }]).state).phase;
    };
    expect(ended(5)).toBe('turn');
    expect(ended(6)).toBe('over');
  });

  test('M6.2: the capital is linked once it has a road', () => {
    const scores = (roads: Form) => rules.standing(stateOf(form({ roads }))).scores;
    expect(scores([])[0]).toBe(0);
    // City 3 and grassland 2; and with 7.III it leads in both (X18): 6 and 6.
    expect(scores(net(['0,0', '1,0']))[0]).toBe(3 + 2 + 6 + 6);
  });
});

test('M6.13: several neutral roads between two tiles cost nothing and carry nobody', () => {
  const owner = { settlements: ['1,0'], residents: { '0,0': [3, 0], '1,0': [0, 1] } };
  const form = bare('768', 3, {
    roads: [...net(['0,0', '1,0'], null), ...net(['0,0', '1,0'], null)],
    owners: { 0: owner },
  });
  expect(write(stateOf(form)).roads).toHaveLength(2);
  expect(refused(stateOf(form), road('0,0', '1,0', [3, 0], '0,0'))).toBeNull();
  // The one who goes there is exhausted, as without a road.
  const far = { settlements: ['1,0', '2,-1'], residents: { '0,0': [3, 0] } };
  const lone = bare('678', 3, {
    roads: [...net(['1,0', '2,-1'], null), ...net(['1,0', '2,-1'], null)],
    owners: {
      0: { ...far, hq: '1,0', settlements: ['2,-1'], residents: { '1,0': [2, 0] } },
      1: { hq: '4,0' },
      2: { hq: '0,-4' },
    },
  });
  const { state } = played(lone, [{ do: 'move', from: '1,0', to: '2,-1' }]);
  expect(write(state).owners[0].residents).toEqual({ '1,0': [1, 0], '2,-1': [0, 1] });
});

describe('M6.12: neutral roads, with 7.I', () => {
  const base = (set: Form) => bare('768', 3, { round: 3, phase: 'shrink', turn: null, ...set });
  const rows = [
    { cards: 2, scoring: 0 },
    { cards: 6, scoring: 1 },
    { cards: 6, scoring: 1 },
  ];
  const shrink = { queue: [{ owner: 0, left: 1 }], each: 4, gain: [4, 0, 0] };

  test('a road of an owner who leaves becomes that of an owner who has reached it', () => {
    const form = base({
      ...{
        rows,
        scorings: 1,
        shrink,
        roads: [...net(['0,0', '1,0', '2,0'].slice(0, 2)), ...net(['0,0', '1,-1'], 1)],
      },
      owners: { 0: { settlements: ['1,0'] }, 1: { settlements: ['1,0', '1,-1'] } },
    });
    const { state } = played(form, []);
    // Forced: the only settlement goes. Seat 1 has both ends and a road at the capital.
    expect(write(state).roads).toEqual([
      { between: ['0,0', '1,-1'], owner: 1 },
      { between: ['0,0', '1,0'], owner: 1 },
    ]);
    expect(write(state).owners[0].settlements).toEqual([]);
  });

  test('who has no road there does not get it', () => {
    const form = base({
      ...{ rows, scorings: 1, shrink, roads: net(['0,0', '1,0']) },
      owners: { 0: { settlements: ['1,0'] }, 1: { settlements: ['1,0'] } },
    });
    expect(write(played(form, []).state).roads).toEqual([{ between: ['0,0', '1,0'], owner: null }]);
  });
});
