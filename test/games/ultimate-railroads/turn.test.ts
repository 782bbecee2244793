import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { at, legal, legalKind, played, refused, step, use, write } from './support/positions';

/** All lines open, so that every action on tracks can be carried out. */
const OPEN = {
  trans: [15, 13, 11, 9, 0],
  peter: [9, 7, 5, 0],
  kiev: [7, 5, 0],
};
const RICH = { 'table.0.workers': 9, 'table.0.roubles': 9 };

describe('a round', () => {
  test('3.1: the next seat that has not passed, perhaps the same one', () => {
    const state = at('four', { 'table.1.passed': true });
    const money = played(state, use('money', 1, 0, 0)).state;
    expect(rules.toAct(money)).toBe(2);
    const alone = at('four', {
      'table.1.passed': true,
      'table.2.passed': true,
      'table.3.passed': true,
    });
    const again = played(alone, use('money', 1, 0, 0)).state;
    expect(rules.toAct(again)).toBe(0);
    expect(rules.turn(again)).toBe(rules.turn(alone) + 1);
  });

  test('3.2: a seat that can only pass is still asked', () => {
    const state = at('four', { 'table.0.workers': 0, 'table.0.roubles': 0 });
    expect(legal(state)).toEqual([{ do: 'pass' }]);
  });

  test('3.3: passing scores the place at once, with workers left too', () => {
    const state = at('four', { order: [1, 2, 3, 0] });
    const { state: after, events } = played(state, { do: 'pass' });
    expect(events).toEqual([{ event: 'pass', seat: 0, points: 4 }]);
    expect(write(after).table[0]).toMatchObject({ score: 4, passed: true, workers: 5 });
  });

  test.each([
    ['two', [0, 2]],
    ['three', [0, 2, 3]],
    ['four', [0, 2, 3, 4]],
  ] as const)('1.1, 3.3: points for passing with %s seats', (base, points) => {
    let state = at(base);
    const scored: number[] = [];
    for (let place = 0; place < points.length - 1; place++) {
      const outcome = played(state, { do: 'pass' });
      scored.push(Number(outcome.events[0]?.points));
      state = outcome.state;
    }
    expect(scored).toEqual(points.slice(0, -1));
  });

  test('3.4: when the last seat has passed the round ends', () => {
    const passed = [{ do: 'pass' }, { do: 'pass' }, { do: 'pass' }];
    const { state } = played(at('three'), ...passed);
    expect(write(state).turn).toEqual({ phase: 'turn', seat: 0, round: 2 });
  });
});

describe('using a space', () => {
  test('4.1: a space is taken for the round, for its user too', () => {
    const state = played(at('two'), use('money', 1, 0, 0), { do: 'pass' }).state;
    expect(refused(state, use('money', 1, 0, 0))).toEqual({
      because: 'taken',
      space: 'money',
      seat: 0,
    });
  });

  test('4.2, 4.3: every payment that adds up, with roubles for workers', () => {
    const state = at('four', {
      ...RICH,
      'table.0.black': 'ready',
      cards: ['loco9', 'engineer', 'roubles', 'works'],
    });
    const payments = (space: string) =>
      legalKind(state, 'use').flatMap((action) => (action.space === space ? [action.pay] : []));
    expect(payments('money')).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(payments('black-2')).toEqual([
      [2, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
      [0, 0, 2],
    ]);
    expect(payments('build-3')).toHaveLength(7);
    expect(payments('any')).toEqual([
      [1, 0, 1],
      [0, 1, 1],
      [0, 0, 2],
    ]);
    expect(payments('hire')).toEqual([[0, 0, 1]]);
    expect(payments('place-2')).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    // Engineer 5 on index 2 costs a rouble, engineer 7 on index 1 a worker.
    expect(payments('light-2')).toEqual([[0, 0, 1]]);
    expect(payments('light-1')).toHaveLength(3);
  });

  test('4.5: an own engineer may be used even if nothing of it can be done', () => {
    const state = at('four', {
      strip: [3, 7, 5, 13, 9, 15, 10],
      'table.0.engineers': [12],
    });
    const { state: after, events } = played(state, use('engineer-12', 1, 0, 0));
    expect(events.map(({ event }) => event)).toEqual(['use', 'lapse']);
    expect(rules.toAct(after)).toBe(1);
  });

  test.each([
    ['four', 27 - 1, ['last']],
    ['three', 27 - 1, ['last']],
    [
      'two',
      27 - 8,
      ['black-1', 'build-2', 'gray-1', 'industry-3', 'last', 'light-2', 'place-2', 'temps'],
    ],
  ] as const)('4.6: with %s seats %i spaces exist', (base, count, absent) => {
    const spaces = [
      ...['black-1', 'black-2', 'gray-1', 'gray-2', 'brown-1', 'brown-2', 'natural-1'],
      ...['natural-2', 'white-1', 'white-2', 'any', 'bottom', 'build-1', 'build-2', 'build-3'],
      ...['industry-1', 'industry-2', 'industry-3', 'doubler', 'money', 'temps', 'hire'],
      ...['light-1', 'light-2', 'place-1', 'place-2', 'last'],
    ];
    const state = at(base);
    const missing = spaces.filter(
      (space) =>
        (refused(state, use(space, 0, 0, 0)) as { because: string }).because === 'no-such-space',
    );
    expect(missing.sort()).toEqual([...absent].sort());
    expect(spaces.length - missing.length).toBe(count);
  });

  const brought: readonly (readonly [string, number[], object])[] = [
    ['black-1', [1, 0, 0], { black: [2, 0] }],
    ['black-2', [2, 0, 0], { black: [3, 0] }],
    ['gray-1', [1, 0, 0], { gray: [2, 0] }],
    ['gray-2', [2, 0, 0], { gray: [3, 0] }],
    ['brown-1', [1, 0, 0], { brown: [1, 0] }],
    ['brown-2', [2, 0, 0], { brown: [2, 0] }],
    ['natural-1', [1, 0, 0], { natural: [1, 0] }],
    ['natural-2', [2, 0, 0], { natural: [2, 0] }],
    ['white-1', [1, 0, 0], { white: [1, 0] }],
    ['white-2', [2, 0, 0], { white: [2, 0] }],
    ['any', [1, 0, 1], { any: [2, 0] }],
    ['bottom', [1, 0, 0], { basic: [1, 0] }],
    ['build-1', [1, 0, 0], { build: [1, 0] }],
    ['build-2', [2, 0, 0], { build: [1, 0] }],
    ['build-3', [3, 0, 0], { locomotive: [1, 0], factory: [1, 0] }],
    ['industry-1', [1, 0, 0], { industry: [1, 0] }],
    ['industry-2', [2, 0, 0], { industry: [2, 0] }],
    ['industry-3', [2, 0, 0], { industry: [1, 0], black: [1, 0] }],
  ];
  test.each(brought)('4.6: %s for %j brings %j', (space, pay, pool) => {
    const tracks =
      space === 'industry-3'
        ? { ...OPEN, trans: [14, 13, 11, 9], peter: [9, 7, 5, 0], kiev: [9, 5, 0] }
        : OPEN;
    const state = at('four', {
      ...RICH,
      'table.0.tracks': space.startsWith('black') ? { trans: [1], peter: [1], kiev: [1] } : tracks,
      ...(space.startsWith('black') ? {} : { 'table.0.own': 6 }),
    });
    expect(write(played(state, use(space, ...pay)).state).pool).toEqual(pool);
  });

  test('4.6: money gives 2 roubles, the doubler 1 doubler', () => {
    const { state } = played(at('two'), use('money', 1, 0, 0), use('doubler', 1, 0, 0));
    expect(write(state).table).toMatchObject([{ roubles: 4 }, { doublers: 1 }]);
  });

  test('4.7: with 2 seats either seat may claim place 1, once', () => {
    const state = played(at('two'), use('place-1', 1, 0, 0)).state;
    expect(write(state).claims).toEqual({ '1': [0, 0], '2': null });
    expect(refused(state, use('place-1', 1, 0, 0))).toMatchObject({ because: 'taken', seat: 0 });
  });

  test('4.8: the black worker adds its step on no other space', () => {
    const state = at('four', {
      'table.0.black': 'ready',
      cards: ['loco9', 'engineer', 'roubles', 'works'],
    });
    const bottom = played(state, use('bottom', 0, 1, 0)).state;
    expect(write(bottom).pool).toEqual({ basic: [1, 0] });
    expect(write(bottom).table[0]).toMatchObject({ workers: 5, black: 'placed' });
    const { pool } = write(played(state, use('black-2', 1, 1, 0)).state);
    expect(pool).toEqual({ black: [3, 1] });
  });

  test('4.4: a rouble on bottom is spent for good', () => {
    const { state } = played(at('four'), use('bottom', 0, 0, 1), step('basic', 'kiev', 'black'));
    expect(write(state).table[0]).toMatchObject({ workers: 5, roubles: 0 });
  });
});
