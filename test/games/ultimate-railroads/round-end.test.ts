import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { at, legal, legalKind, NOBODY, played, refused, write } from './support/positions';

const PASSED = { 'table.0.passed': true, 'table.1.passed': true, 'table.2.passed': true };
/** Seat 3 is the last to pass. */
const ENDING = { ...PASSED, turn: { phase: 'turn', seat: 3, round: 1 } };
const pass = { do: 'pass' };

describe('end of a round', () => {
  test.each([
    ['claim 1 alone', { '1': [2, 0], '2': null }, [2, 0, 1, 3]],
    ['claim 2 alone', { '1': null, '2': [3, 0] }, [0, 3, 1, 2]],
    ['claim 2 alone by place 1', { '1': null, '2': [0, 0] }, [0, 1, 2, 3]],
    ['both', { '1': [3, 0], '2': [0, 0] }, [3, 0, 1, 2]],
    ['both, the other way', { '1': [1, 0], '2': [3, 0] }, [1, 3, 0, 2]],
    ['none', { '1': null, '2': null }, [0, 1, 2, 3]],
  ])('12.2: %s', (_, claims, seats) => {
    const { events } = played(at('four', { ...ENDING, claims }), pass);
    expect(events[1]).toEqual({ event: 'order', seats });
  });

  test('12.3: claim 2 moves first, then claim 1, each in its turn', () => {
    const state = at('four', { ...ENDING, claims: { '1': [1, 0], '2': [2, 0] } });
    const second = played(state, pass).state;
    expect(write(second)).toMatchObject({
      turn: { phase: 'claims', seat: 2 },
      claims: { '1': [1, 0], '2': [2, 0] },
    });
    const first = played(second, { do: 'move', space: 'temps' }).state;
    expect(write(first)).toMatchObject({
      turn: { phase: 'claims', seat: 1 },
      claims: { '1': [1, 0], '2': null },
      taken: { temps: [2, 1, 0, 0] },
    });
    expect(rules.turn(first)).toBe(rules.turn(second) + 1);
    const { events } = played(first, { do: 'stay' });
    expect(events.map(({ event }) => event)).toEqual([
      'stay',
      'score',
      'score',
      'score',
      'score',
      'round',
    ]);
  });

  test('12.3: only spaces that exactly one worker pays, free and possible in full, and own engineers', () => {
    const state = at('four', {
      ...ENDING,
      strip: [3, 7, 5, null, null, null, null],
      claims: { '1': [3, 0], '2': null },
      taken: { 'engineer-12': [3, 1, 0, 0], 'black-1': [1, 1, 0, 0] },
      'table.3.engineers': [12, 9, 15],
    });
    const { state: moving } = played(state, pass);
    expect(legal(moving)).toEqual([
      { do: 'stay' },
      ...[
        'bottom',
        'build-1',
        'industry-1',
        'doubler',
        'money',
        'temps',
        'light-1',
        'engineer-9',
      ].map((space) => ({ do: 'move', space })),
    ]);
    expect(refused(moving, { do: 'move', space: 'any' })).toEqual({
      because: 'wrong-pay',
      space: 'any',
      needs: 2,
    });
    expect(refused(moving, { do: 'move', space: 'hire' })).toEqual({
      because: 'wrong-pay',
      space: 'hire',
      needs: 1,
    });
    expect(refused(moving, { do: 'move', space: 'place-1' })).toEqual({
      because: 'taken',
      space: 'place-1',
      seat: 3,
    });
    expect(refused(moving, { do: 'move', space: 'place-2' })).toEqual({
      because: 'has-claim',
      place: 1,
    });
    expect(refused(moving, { do: 'pass' })).toEqual({ because: 'wrong-phase', phase: 'claims' });
  });

  test('12.3: what follows is as in a turn', () => {
    const state = at('four', { ...ENDING, claims: { '1': [3, 0], '2': null } });
    const { state: resolving } = played(state, pass, { do: 'move', space: 'build-1' });
    expect(write(resolving).turn).toMatchObject({ phase: 'resolve', during: 'claims', seat: 3 });
    expect(refused(resolving, { do: 'done' })).toEqual({ because: 'must', as: 'build' });
    const { state: after } = played(
      resolving,
      { do: 'take', as: 'build', tile: '2' },
      { do: 'put', line: 'kiev' },
    );
    expect(write(after).turn).toEqual({ phase: 'turn', seat: 3, round: 2 });
  });

  test('12.3, 10.6: bottom by a claim counts as used', () => {
    const claims = { '1': [3, 0], '2': [2, 0] };
    const engineers = { strip: NOBODY, 'table.3.engineers': [9], 'table.2.engineers': [1] };
    const state = at('four', { ...ENDING, ...engineers, claims });
    const { state: moved } = played(state, pass, { do: 'move', space: 'bottom' });
    expect(write(moved).bottom).toEqual([2]);
  });

  test('12.4: the round is scored in the new turn order', () => {
    const state = at('four', { ...ENDING, claims: { '1': [3, 0], '2': null } });
    const { events } = played(state, pass, { do: 'stay' });
    expect(events.flatMap(({ event, seat }) => (event === 'score' ? [seat] : []))).toEqual([
      3, 0, 1, 2,
    ]);
  });

  test('12.6: a star of Kiev pays its space where black and the reach are, and is never doubled', () => {
    const stars = (black: number, locos: readonly string[]) => {
      const state = at('four', {
        ...ENDING,
        'table.1.tracks': { trans: [1], peter: [1], kiev: [black] },
        'table.1.locos': { trans: ['1'], peter: [], kiev: locos },
        ...(locos.length > 0 && { [`supply.${locos[0]}`]: 3 }),
        ...{ 'table.1.doublers': 8, doublers: 22 },
      });
      const { events } = played(state, pass);
      const scored = events.find(({ event, seat }) => event === 'score' && seat === 1);
      return scored?.stars;
    };
    expect(stars(4, [])).toBe(0);
    expect(stars(1, ['4'])).toBe(1);
    expect(stars(3, ['4'])).toBe(1 + 2 + 3);
    expect(stars(6, ['3'])).toBe(1 + 2 + 3);
    expect(stars(6, ['5'])).toBe(1 + 2 + 3 + 4);
  });

  test('12.5: without locomotives a line scores nothing', () => {
    const tracks = { trans: [6, 4, 0], peter: [6, 4, 0], kiev: [6, 4, 0] };
    const state = at('four', { ...ENDING, 'table.1.tracks': tracks });
    const { events } = played(state, pass);
    // Trans has the 1 alone: gray on its first space.
    expect(events).toContainEqual({
      event: 'score',
      seat: 1,
      round: 1,
      trans: 1,
      peter: 0,
      kiev: 0,
      stars: 0,
      medal: 0,
      industry: 0,
      total: 1,
    });
  });

  test('12.8: workers come home, temporary ones are gone, spaces are free, the strip moves', () => {
    const state = at('four', {
      ...ENDING,
      cards: ['loco9', 'engineer', 'roubles', 'works'],
      taken: { temps: [0, 1, 0, 0], money: [1, 0, 1, 0] },
      bottom: [0],
      'table.0.workers': 6,
      'table.1.black': 'placed',
      'table.2.workers': 0,
      'table.2.roubles': 4,
    });
    const { state: after, events } = played(state, pass);
    expect(events.at(-1)).toEqual({ event: 'round', round: 2, gone: 3 });
    expect(write(after)).toMatchObject({
      turn: { phase: 'turn', seat: 0, round: 2 },
      strip: [7, 5, 12, 9, 15, 10, null],
      claims: { '1': null, '2': null },
      taken: {},
      bottom: [],
      table: [
        { workers: 5, passed: false },
        { workers: 5, black: 'ready' },
        { workers: 5, roubles: 4 },
        { workers: 5 },
      ],
    });
  });

  test('12.1: in the last round nobody claims, and the end follows the scoring', () => {
    const state = at('four', {
      ...ENDING,
      turn: { phase: 'turn', seat: 3, round: 7 },
      strip: NOBODY,
    });
    expect(legalKind(state, 'use').some(({ space }) => String(space).startsWith('place'))).toBe(
      false,
    );
    const { events } = played(state, pass);
    expect(events.map(({ event }) => event)).toEqual([
      'pass',
      ...['score', 'score', 'score', 'score', 'final', 'final', 'final', 'final', 'over'],
    ]);
  });
});
