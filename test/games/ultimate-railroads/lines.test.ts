import { describe, expect, test } from 'vitest';
import {
  at,
  legal,
  legalKind,
  played,
  pooled,
  RESOLVING,
  refused,
  step,
  supplyBut,
  write,
} from './support/positions';

describe('steps on a line', () => {
  test('6.1: a piece goes one space on, never onto the one before it or past it', () => {
    const state = pooled(
      { any: [0, 3] },
      { 'table.0.tracks': { trans: [7, 5, 0], peter: [9, 0, 0], kiev: [1, 0, 0] } },
    );
    expect(legalKind(state, 'step')).toEqual([
      step('any', 'trans', 'black'),
      step('any', 'kiev', 'black'),
      step('any', 'trans', 'gray'),
      step('any', 'peter', 'gray'),
      step('any', 'trans', 'brown'),
    ]);
    expect(refused(state, step('any', 'peter', 'black'))).toEqual({
      because: 'line-end',
      line: 'peter',
      colour: 'black',
    });
    const { state: after } = played(state, step('any', 'trans', 'gray'));
    expect(refused(after, step('any', 'trans', 'gray'))).toMatchObject({ because: 'blocked' });
  });

  test.each([
    [2, 'gray', { trans: [2, 0], peter: [1, 0], kiev: [1, 0] }],
    [6, 'brown', { trans: [6, 0, 0], peter: [1, 0, 0], kiev: [1, 0, 0] }],
    [10, 'natural', { trans: [10, 0, 0, 0], peter: [1, 0, 0, 0], kiev: [1, 0, 0] }],
    [15, 'white', { trans: [15, 0, 0, 0, 0], peter: [1, 0, 0, 0], kiev: [1, 0, 0] }],
  ])('6.2: black on trans %i brings %s', (space, colour, tracks) => {
    const colors = Math.max(1, tracks.trans.length - 1);
    const before = {
      trans: [space - 1, ...Array(colors - 1).fill(0)],
      peter: [1, ...Array(Math.min(4, colors) - 1).fill(0)],
      kiev: [1, ...Array(Math.min(3, colors) - 1).fill(0)],
    };
    const state = pooled({ black: [1, 0] }, { 'table.0.tracks': before });
    const { state: after, events } = played(state, step('black', 'trans', 'black'));
    expect(events[1]).toEqual({ event: 'unlock', seat: 0, colour });
    expect(write(after).table[0]?.tracks).toEqual(tracks);
  });

  test.each([
    ['trans-13', 'trans', 12, { trans: ['9', '4'], peter: ['1'], kiev: [] }, 'token', 6],
    ['peter-4', 'peter', 3, { trans: ['1'], peter: ['4'], kiev: [] }, 'token', 5],
    ['peter-6', 'peter', 5, { trans: ['1'], peter: ['6'], kiev: [] }, 'token', 5],
  ])('6.3: %s pays where black and the reach come to it', (id, line, front, locos, what, own) => {
    const tiles = Object.values(locos).flat();
    const tracks = { trans: [1], peter: [1], kiev: [1], [line]: [front] };
    if (line === 'trans')
      Object.assign(tracks, { trans: [12, 0, 0, 0], peter: [1, 0, 0, 0], kiev: [1, 0, 0] });
    const patch = {
      turn: RESOLVING,
      pool: { black: [1, 0] },
      'table.0.own': own,
      'table.0.tracks': tracks,
      'table.0.locos': locos,
      supply: supplyBut(...tiles),
    };
    const { events, state } = played(at('four', patch), step('black', line, 'black'));
    expect(events).toContainEqual({ event: 'award', seat: 0, what, at: id });
    expect(write(state).pool).toEqual({ token: 1 });
    // With a lower reach nothing is met.
    const short = {
      ...patch,
      'table.0.own': 5,
      'table.0.locos': { trans: ['1'], peter: [], kiev: [] },
      supply: supplyBut(),
    };
    const without = played(at('four', short), step('black', line, 'black'));
    expect(without.events.map(({ event }) => event)).not.toContain('award');
  });

  test.each([
    ['trans-15', 'trans', { trans: [14, 0, 0, 0], peter: [1, 0, 0, 0], kiev: [1, 0, 0] }],
    ['peter-9', 'peter', { trans: [1], peter: [8], kiev: [1] }],
    ['kiev-9', 'kiev', { trans: [1], peter: [1], kiev: [8] }],
  ])('6.3: %s pays a key without any reach', (id, line, tracks) => {
    const own = line === 'kiev' ? 6 : 5;
    const state = pooled({ black: [1, 0] }, { 'table.0.own': own, 'table.0.tracks': tracks });
    const { events, state: after } = played(state, step('black', line, 'black'));
    expect(events).toContainEqual({ event: 'award', seat: 0, what: 'key', at: id });
    expect(write(after).pool).toEqual({ key: 1 });
  });

  test('6.4: several specials met at once pay in the order of the table', () => {
    // Black on Peter 6; a 6 put there meets both.
    const state = at('four', {
      turn: RESOLVING,
      lock: { kind: 'hand', tile: '6' },
      'table.0.tracks.peter': [6],
      supply: supplyBut('6'),
    });
    const { events } = played(state, { do: 'put', line: 'peter' });
    expect(events.filter(({ event }) => event === 'award').map(({ at }) => at)).toEqual([
      'peter-4',
      'peter-6',
    ]);
  });

  test('6.5: a worker gained can be used at once, and comes home in every round', () => {
    const gaining = pooled(
      { black: [1, 0] },
      {
        'table.0.workers': 0,
        'table.0.tracks.trans': [2, 0],
        'table.0.tracks.peter': [1, 0],
        'table.0.tracks.kiev': [1, 0],
        'table.0.locos': { trans: ['1', '2'], peter: [], kiev: [] },
        supply: supplyBut('2'),
        'table.1.passed': true,
        'table.2.passed': true,
        'table.3.passed': true,
      },
    );
    const { state, events } = played(gaining, step('black', 'trans', 'black'));
    expect(events).toContainEqual({ event: 'award', seat: 0, what: 'worker', at: 'trans-3' });
    expect(write(state).table[0]).toMatchObject({ workers: 1, own: 6 });
    expect(legal(state)).toContainEqual({ do: 'use', space: 'money', pay: [1, 0, 0] });
    const next = played(state, { do: 'use', space: 'money', pay: [1, 0, 0] }, { do: 'pass' });
    expect(write(next.state)).toMatchObject({ turn: { round: 2 } });
    expect(write(next.state).table[0]).toMatchObject({ workers: 6, own: 6 });
  });

  test('6.5: a ?-token and a key wait in the pool', () => {
    const state = pooled(
      { black: [0, 2] },
      {
        'table.0.tracks.peter': [8],
        'table.0.locos': { trans: ['1'], peter: ['6'], kiev: [] },
        'table.0.tracks.kiev': [8],
        supply: supplyBut('6'),
        'table.0.own': 6,
      },
    );
    const keys = played(state, step('black', 'peter', 'black'), step('black', 'kiev', 'black'));
    expect(write(keys.state).pool).toEqual({ key: 2 });
    expect(legalKind(keys.state, 'key')).not.toEqual([]);
  });

  test('6.6: doublers beyond the places or the supply lapse, in silence', () => {
    const few = pooled({ token: 1 }, { doublers: 23, 'table.0.doublers': 7 });
    const { state, events } = played(few, { do: 'token', token: 'doublers' });
    expect(events.slice(1)).toEqual([{ event: 'doublers', seat: 0, n: 1 }]);
    expect(write(state).table[0]?.doublers).toBe(8);
    const none = pooled({ token: 1 }, { doublers: 22, 'table.0.doublers': 8 });
    const silent = played(none, { do: 'token', token: 'doublers' });
    expect(silent.events.map(({ event }) => event)).toEqual(['token']);
  });

  test('6.7: a key is 10 points, or a black step and a step of any color, indirect', () => {
    const state = pooled({ key: 1 });
    const points = played(state, { do: 'key', take: 'points' });
    expect(points.events).toContainEqual({ event: 'points', seat: 0, points: 10, for: 'key' });
    const steps = played(state, { do: 'key', take: 'steps' });
    expect(write(steps.state).pool).toEqual({ black: [0, 1], any: [0, 1] });
  });

  test('6.8: a prize is 10 points, or a bonus', () => {
    const state = pooled({ prize: 2 });
    const { state: after, events } = played(
      state,
      { do: 'prize', take: 'points' },
      { do: 'prize', take: 'bonus' },
    );
    expect(events).toContainEqual({ event: 'points', seat: 0, points: 10, for: 'prize' });
    expect(write(after).turn.phase).toBe('bonus');
  });
});
