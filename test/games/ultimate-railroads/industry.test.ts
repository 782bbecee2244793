import { describe, expect, test } from 'vitest';
import { roundParts } from '../../../src/games/ultimate-railroads/rules/round-score';
import {
  at,
  legal,
  legalKind,
  played,
  pooled,
  refused,
  supplyBut,
  write,
} from './support/positions';

/** A seat with these factories and markers, industry steps pending. */
function lane(factories: readonly string[], industry: readonly number[], steps = 1) {
  return pooled(
    { industry: [0, steps] },
    {
      supply: supplyBut(...factories),
      'table.0.factories': [...factories],
      'table.0.industry': [...industry],
      ...(industry.length > 1 && { 'table.0.tokens': ['marker'] }),
    },
  );
}

const FIVE = ['6', '6', '6', '6', '5'];

describe('industry', () => {
  test.each([
    ...[0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30].map(
      (points, index) => [index, points] as const,
    ),
  ])('8.1, 12.7: a marker on index %i is worth %i', (index, points) => {
    const state = at('four', {
      supply: supplyBut(...FIVE),
      'table.0.factories': FIVE,
      'table.0.industry': [index],
    });
    expect(roundParts(state, 0)).toMatchObject({ industry: points, total: points });
  });

  test('8.2: not beyond the end, and not onto a gap without a factory', () => {
    const end = lane(FIVE, [15, 3]);
    expect(legalKind(end, 'industry')).toEqual([{ do: 'industry', from: 3 }]);
    expect(refused(end, { do: 'industry', from: 15 })).toEqual({ because: 'lane-end', at: 15 });
    expect(refused(end, { do: 'industry', from: 4 })).toEqual({ because: 'no-marker', at: 4 });
    const gap = lane(['6'], [6, 1]);
    expect(refused(gap, { do: 'industry', from: 6 })).toEqual({ because: 'gap', at: 6 });
  });

  test('8.2: two markers may stand together, and either is the same decision', () => {
    const state = lane([], [3, 3], 2);
    expect(legalKind(state, 'industry')).toEqual([{ do: 'industry', from: 3 }]);
    const one = played(state, { do: 'industry', from: 3 }).state;
    expect(write(one).table[0]?.industry).toEqual([4, 3]);
    const both = played(one, { do: 'industry', from: 3 }).state;
    expect(write(both).table[0]?.industry).toEqual([4, 4]);
  });

  test('8.3: each marker sets a factory off when it reaches it', () => {
    const { state, events } = played(
      lane(['6'], [4, 4], 2),
      { do: 'industry', from: 4 },
      { do: 'industry', from: 4 },
    );
    expect(events.filter(({ event }) => event === 'trigger')).toHaveLength(2);
    expect(write(state).table[0]).toMatchObject({ roubles: 5, industry: [5, 5] });
  });

  test('8.4: the marker moves, then a special pays, then the factory works', () => {
    const special = played(lane(['6', '6', '6'], [9]), { do: 'industry', from: 9 });
    expect(special.events.map(({ event }) => event)).toEqual(['industry', 'award']);
    const factory = played(lane(['6'], [4]), { do: 'industry', from: 4 });
    expect(factory.events.map(({ event }) => event).slice(0, 2)).toEqual(['industry', 'trigger']);
    // What the special has paid is there before anything of the factory beside it is used.
    expect(write(special.state).pool).toMatchObject({ token: 1 });
  });

  test('6.3: only the first marker is paid by the specials of the lane', () => {
    const first = played(lane(FIVE, [14, 9]), { do: 'industry', from: 14 });
    expect(first.events).toContainEqual({
      event: 'award',
      seat: 0,
      what: 'key',
      at: 'industry-end',
    });
    const second = played(lane(FIVE, [15, 9]), { do: 'industry', from: 9 });
    expect(second.events.map(({ event }) => event)).toEqual(['industry']);
    const last = played(lane(FIVE, [15, 14]), { do: 'industry', from: 14 });
    expect(last.events.map(({ event }) => event)).toEqual(['industry']);
  });

  const brings: readonly (readonly [string, object])[] = [
    ['2', { pool: { any: [0, 1] } }],
    ['3', { pool: { black: [0, 1], gray: [0, 1] } }],
    ['7', { pool: { locomotive: [0, 1] } }],
    ['8', { pool: { any: [0, 2] } }],
    ['9', { pool: { prize: 1 } }],
    ['10b', { pool: { key: 1 } }],
  ];
  test.each(brings)('7.7: factory %s brings %j', (tile, brought) => {
    const { state } = played(lane([tile], [4]), { do: 'industry', from: 4 });
    expect(write(state)).toMatchObject(brought);
  });

  test('7.7, 10.5: factory 10a scores 12, factory 1 the numbers of the engineers, factory 5 a doubler', () => {
    const ten = played(lane(['10a'], [4]), { do: 'industry', from: 4 });
    expect(ten.events).toContainEqual({ event: 'points', seat: 0, points: 12, for: 'factory-10a' });
    const one = pooled(
      { industry: [0, 1] },
      {
        strip: [3, 7, 5, null, null, null, null],
        'table.0.locos.trans': [],
        'table.0.factories': ['1'],
        'table.0.industry': [4],
        'table.0.engineers': [9, 12],
      },
    );
    const { events } = played(one, { do: 'industry', from: 4 });
    expect(events).toContainEqual({ event: 'points', seat: 0, points: 21, for: 'factory-1' });
    const five = played(lane(['5'], [4]), { do: 'industry', from: 4 });
    expect(five.events).toContainEqual({ event: 'doublers', seat: 0, n: 1 });
  });
});

describe('?-tokens', () => {
  const state = pooled({ token: 1 });

  test('9.1: each of the seven once', () => {
    expect(legalKind(state, 'token')).toHaveLength(7);
    const used = pooled({ token: 1 }, { 'table.0.tokens': ['medal'] });
    expect(refused(used, { do: 'token', token: 'medal' })).toEqual({
      because: 'used',
      token: 'medal',
    });
    expect(legalKind(used, 'token')).toHaveLength(6);
  });

  const pools: readonly (readonly [string, object])[] = [
    ['bonus', { card: 1, bonus: 1 }],
    ['medal', {}],
    ['revalue', {}],
    ['doublers', {}],
    ['steps', { any: [0, 4] }],
    ['marker', { industry: [0, 2] }],
    ['keys', { key: 2 }],
  ];
  test.each(pools)('9.1, 9.2: the token %s brings %j', (token, pool) => {
    const { state: after } = played(state, { do: 'token', token });
    expect(write(after).pool).toEqual(pool);
    expect(write(after).table[0]?.tokens).toEqual([token]);
    if (Object.keys(pool).length > 0) expect(legal(after)).toContainEqual({ do: 'done' });
  });
});
