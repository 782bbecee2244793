import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import {
  at,
  legal,
  legalKind,
  NOBODY,
  played,
  pooled,
  refused,
  use,
  write,
} from './support/positions';

describe('engineers', () => {
  test('10.1, 10.2: one is hired in a round, and may be used in the same one', () => {
    const state = at('two', { 'table.1.passed': true });
    const { state: hired, events } = played(state, use('hire', 0, 0, 1));
    expect(events).toEqual([
      { event: 'use', seat: 0, space: 'hire', pay: [0, 0, 1] },
      { event: 'hire', seat: 0, engineer: 3 },
    ]);
    expect(refused(hired, use('hire', 0, 0, 1))).toEqual({
      because: 'no-such-space',
      space: 'hire',
    });
    expect(refused(hired, use('engineer-3', 1, 0, 0))).toBeNull();
  });

  test('10.3: an own engineer is used once a round, by its owner only, and indirectly', () => {
    const state = at('two', { strip: [7, 5, 9, 15, 12, 10], 'table.0.engineers': [3] });
    const used = played(state, use('engineer-3', 1, 0, 0));
    expect(write(used.state).pool).toEqual({ build: [0, 1] });
    expect(used.events).toContainEqual({ event: 'points', seat: 0, points: 3, for: 'engineer-3' });
    const after = played(used.state, { do: 'done' }).state;
    expect(refused(after, use('engineer-3', 1, 0, 0))).toMatchObject({ because: 'no-such-space' });
    const again = played(after, { do: 'pass' }).state;
    expect(refused(again, use('engineer-3', 1, 0, 0))).toMatchObject({ because: 'taken', seat: 0 });
  });

  test('10.4: a light-side engineer is used by one seat, in full', () => {
    const state = at('four', { strip: [3, 4, 5, 12, 9, 15, 10] });
    const { state: used } = played(state, use('light-1', 1, 0, 0));
    expect(write(used).pool).toEqual({ industry: [1, 0], black: [1, 0] });
    const gap = at('four', { strip: [3, 4, 5, 12, 9, 15, 10], 'table.0.industry': [4] });
    expect(refused(gap, use('light-1', 1, 0, 0))).toMatchObject({ because: 'not-complete' });
  });

  const pools: readonly (readonly [number, number[], object])[] = [
    [1, [1, 0, 0], { black: [0, 3] }],
    [4, [1, 0, 0], { industry: [0, 1], black: [0, 1] }],
    [5, [0, 0, 1], { black: [0, 2], gray: [0, 1] }],
    [6, [1, 0, 0], { black: [0, 1] }],
    [8, [1, 0, 0], { any: [0, 2] }],
    [11, [2, 0, 0], { industry: [0, 3] }],
    [15, [2, 0, 0], { any: [0, 3] }],
  ];
  test.each(pools)('tiles: engineer %i for %j brings %j', (number, pay, pool) => {
    const state = at('four', {
      strip: NOBODY,
      'table.0.engineers': [number],
      ...(number === 8 && { cards: ['worker', 'loco9', 'roubles', 'works'] }),
    });
    expect(write(played(state, use(`engineer-${number}`, ...pay)).state).pool).toEqual(pool);
  });

  test('10.5: engineer 13 scores the two highest locomotives', () => {
    const state = at('four', {
      strip: NOBODY,
      'table.0.engineers': [13],
      'table.0.locos': { trans: ['1', '4'], peter: ['3'], kiev: ['2'] },
      'supply.2': 3,
      'supply.3': 3,
      'supply.4': 3,
    });
    const { events } = played(state, use('engineer-13', 1, 0, 0));
    expect(events[1]).toEqual({ event: 'points', seat: 0, points: 7, for: 'engineer-13' });
    const only = at('four', { strip: NOBODY, 'table.0.engineers': [13] });
    expect(played(only, use('engineer-13', 1, 0, 0)).events[1]).toMatchObject({ points: 1 });
  });

  test('10.6: again offers the spaces of one worker that the seat has taken, and no other', () => {
    const state = at('four', {
      strip: [null, 7, 5, null, null, null, null],
      'table.0.engineers': [1, 9, 11, 14],
      'table.1.engineers': [2],
      bottom: [0],
      taken: {
        'black-1': [0, 1, 0, 0],
        'gray-1': [1, 1, 0, 0],
        'black-2': [0, 2, 0, 0],
        any: [0, 1, 0, 1],
        temps: [0, 1, 0, 0],
        money: [0, 0, 0, 1],
        'light-1': [0, 1, 0, 0],
        'light-2': [0, 0, 0, 1],
        'engineer-1': [0, 1, 0, 0],
        'engineer-11': [0, 2, 0, 0],
        'engineer-14': [0, 1, 0, 0],
      },
    });
    const { state: choosing } = played(state, use('engineer-9', 1, 0, 0));
    expect(legal(choosing).map(({ space }) => space ?? 'skip')).toEqual([
      ...['black-1', 'bottom', 'money', 'light-1', 'engineer-1', 'skip'],
    ]);
    const money = played(choosing, { do: 'again', space: 'money' });
    expect(money.events).toEqual([
      { event: 'again', seat: 0, space: 'money' },
      { event: 'roubles', seat: 0, n: 2 },
    ]);
    const light = played(choosing, { do: 'again', space: 'light-1' });
    expect(light.events).toContainEqual({ event: 'points', seat: 0, points: 5, for: 'engineer-7' });
    expect(write(light.state).taken['light-1']).toEqual([0, 1, 0, 0]);
  });

  test('10.6: a black worker on black-1 adds its step again', () => {
    const state = at('four', {
      strip: NOBODY,
      cards: ['loco9', 'engineer', 'roubles', 'works'],
      'table.0.engineers': [9],
      'table.0.black': 'placed',
      taken: { 'black-1': [0, 0, 1, 0] },
    });
    const { state: after } = played(state, use('engineer-9', 1, 0, 0), {
      do: 'again',
      space: 'black-1',
    });
    expect(write(after).pool).toEqual({ black: [0, 3] });
  });

  test('10.7: a guest with again sets up that lock, and nobody is a guest of a guest', () => {
    const state = at('four', {
      strip: NOBODY,
      bottom: [0],
      'table.0.engineers': [14],
      'table.1.engineers': [9, 11],
      taken: { 'engineer-11': [1, 2, 0, 0] },
    });
    const { state: choosing } = played(state, use('engineer-14', 1, 0, 0));
    expect(legal(choosing)).toEqual([
      { do: 'guest', engineer: 9 },
      { do: 'guest', engineer: 11 },
      { do: 'skip' },
    ]);
    const again = played(choosing, { do: 'guest', engineer: 9 }).state;
    expect(write(again).lock).toEqual({ kind: 'again', must: false });
    // Whether its owner has used it does not matter, and it costs nothing more.
    const eleven = played(choosing, { do: 'guest', engineer: 11 }).state;
    expect(write(eleven)).toMatchObject({
      pool: { industry: [0, 3] },
      table: [{ workers: 4 }, {}, {}, {}],
    });
  });

  test('10.8: from the light side the choice is obligatory, its effects are not', () => {
    const state = at('four', {
      strip: [3, 14, 5, null, null, null, null],
      'table.1.engineers': [1],
    });
    const { state: choosing } = played(state, use('light-1', 1, 0, 0));
    expect(legal(choosing)).toEqual([{ do: 'guest', engineer: 1 }]);
    expect(refused(choosing, { do: 'skip' })).toEqual({ because: 'must', as: 'guest' });
    expect(write(played(choosing, { do: 'guest', engineer: 1 }).state).pool).toEqual({
      black: [0, 3],
    });
  });
});

describe('?-cards', () => {
  const state = pooled({ card: 1 });

  test('11.1: those that are there and can be carried out in full', () => {
    expect(legalKind(state, 'card')).toHaveLength(5);
    const gone = pooled({ card: 1 }, { cards: ['worker', 'loco9', 'engineer'] });
    expect(refused(gone, { do: 'card', card: 'works' })).toEqual({
      because: 'gone',
      card: 'works',
    });
  });

  test('11.2: the black worker joins, usable at once', () => {
    const { state: after } = played(state, { do: 'card', card: 'worker' });
    expect(write(after).table[0]?.black).toBe('ready');
    expect(rules.toAct(after)).toBe(1);
  });

  test('11.2: the engineer joins, with a rouble; the roubles; the works are direct', () => {
    const engineer = write(played(state, { do: 'card', card: 'engineer' }).state);
    expect(engineer.table[0]).toMatchObject({ engineers: [8], roubles: 2 });
    const roubles = write(played(state, { do: 'card', card: 'roubles' }).state);
    expect(roubles.table[0]?.roubles).toBe(4);
    const works = write(played(state, { do: 'card', card: 'works' }).state);
    expect(works.pool).toEqual({ build: [1, 0], industry: [1, 0] });
  });

  test('11.3: loco9 can always be taken', () => {
    const { state: after } = played(state, { do: 'card', card: 'loco9' });
    expect(write(after).lock).toEqual({ kind: 'hand', tile: '9x' });
    expect(legalKind(after, 'put')).toHaveLength(4);
  });
});
