import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { finalParts } from '../../../src/games/ultimate-railroads/rules/final-score';
import { at, legal, NOBODY, played, refused, write } from './support/positions';

const ALL = [
  ...['factories', 'engineers', 'ends', 'black', 'grayBrown', 'keys', 'doublers', 'tokens'],
  ...['extra', 'locos', 'workers'],
];

/** Seat 0 holds these cards. */
function holding(cards: readonly string[], patch: Record<string, unknown> = {}) {
  const left = ALL.filter((card) => !cards.includes(card));
  return at('four', {
    bonus: { pile: left.slice(2), out: left.slice(0, 2), picked: cards.map((card) => [0, card]) },
    strip: NOBODY,
    ...patch,
  });
}

/** What one card gives seat 0. */
function worth(card: string, patch: Record<string, unknown> = {}): number | undefined {
  return finalParts(holding([card], patch), 0).cards[0]?.[1];
}

const TRACKS = { trans: [15, 7, 3, 0, 0], peter: [9, 4, 0, 0], kiev: [8, 5, 2] };

describe('end-bonus cards', () => {
  test('13.1: factories: 4 each', () => {
    const patch = {
      'table.0.factories': ['2', '3', '4'],
      'supply.2': 3,
      'supply.3': 3,
      'supply.4': 3,
    };
    expect(worth('factories', patch)).toBe(12);
  });

  test('13.1: engineers: 6 each, the card extra counts as one', () => {
    const patch = { 'table.0.engineers': [1, 5] };
    expect(worth('engineers', patch)).toBe(12);
    expect(finalParts(holding(['extra', 'engineers'], patch), 0).cards).toEqual([
      ['extra', 0],
      ['engineers', 18],
    ]);
  });

  test('13.1: ends, black, and gray with brown', () => {
    const patch = { 'table.0.tracks': TRACKS, 'table.0.own': 6 };
    expect(worth('ends', patch)).toBe(20);
    expect(worth('black', patch)).toBe(32);
    expect(worth('grayBrown', patch)).toBe(21);
  });

  test.each([
    [{ trans: [1], peter: [9], kiev: [1] }, [], 0],
    [{ trans: [1], peter: [9], kiev: [9] }, [], 15],
    [{ trans: [1], peter: [9], kiev: [1] }, ['keys'], 15],
    [{ trans: [1], peter: [9], kiev: [9] }, ['keys'], 25],
    [{ trans: [15, 0, 0, 0, 0], peter: [9, 0, 0, 0], kiev: [9, 0, 0] }, ['keys'], 25],
  ])('13.1, 13.2: keys with %j and %j: %i', (tracks, tokens, points) => {
    const own = tracks.kiev[0] === 9 ? 6 : 5;
    const patch = { 'table.0.tracks': tracks, 'table.0.tokens': tokens, 'table.0.own': own };
    expect(worth('keys', patch)).toBe(points);
  });

  test('13.2: with the key at the end of the lane there are six', () => {
    const patch = {
      'table.0.tracks': { trans: [15, 0, 0, 0, 0], peter: [9, 0, 0, 0], kiev: [9, 0, 0] },
      'table.0.own': 6,
      'table.0.tokens': ['keys'],
      'table.0.factories': ['10b', '10b', '10b', '10b', '2'],
      'table.0.industry': [15],
      'supply.10b': 0,
      'supply.2': 3,
    };
    expect(worth('keys', patch)).toBe(40);
  });

  test.each([
    [3, 0],
    [4, 20],
    [6, 20],
    [7, 30],
    [8, 30],
  ])('13.1: %i doublers: %i', (count, points) => {
    expect(worth('doublers', { doublers: 30 - count, 'table.0.doublers': count })).toBe(points);
  });

  test('13.1: tokens, locomotives, workers', () => {
    expect(worth('tokens', { 'table.0.tokens': ['medal', 'steps'] })).toBe(14);
    const locos = { trans: ['2', '3'], peter: ['10a'], kiev: [] };
    expect(
      worth('locos', {
        'table.0.locos': locos,
        'table.1.factories': ['1'],
        'supply.2': 3,
        'supply.3': 3,
        'supply.10a': 3,
      }),
    ).toBe(15);
    const workers = {
      cards: ['loco9', 'engineer', 'roubles', 'works'],
      'table.0.black': 'ready',
      'table.0.tracks.kiev': [7],
      'table.0.own': 6,
    };
    expect(worth('workers', workers)).toBe(20);
  });
});

describe('majority and ranking', () => {
  const majority = (patch: Record<string, unknown>, base: 'two' | 'four' = 'four') => {
    const state = at(base, { strip: base === 'two' ? NOBODY.slice(1) : NOBODY, ...patch });
    return write(state).table.map((_, seat) => finalParts(state, seat).majority);
  };

  test('13.3: first 40, second 20, ties by the highest number, nobody without engineers', () => {
    const hired = {
      'table.0.engineers': [1, 2],
      'table.1.engineers': [3, 15],
      'table.2.engineers': [14],
    };
    expect(majority(hired)).toEqual([20, 40, 0, 0]);
    expect(majority({ 'table.2.engineers': [14] })).toEqual([0, 0, 40, 0]);
    expect(majority({})).toEqual([0, 0, 0, 0]);
  });

  test('13.3: extra counts as an engineer without a number; with 2 seats too', () => {
    const picked = [[1, 'extra']];
    const left = ALL.filter((card) => card !== 'extra');
    const bonus = { pile: left.slice(2), out: left.slice(0, 2), picked };
    expect(majority({ bonus, 'table.0.engineers': [1] }, 'two')).toEqual([40, 20]);
    expect(majority({ bonus, 'table.1.engineers': [1], 'table.0.engineers': [15] }, 'two')).toEqual(
      [20, 40],
    );
  });

  test('13.4: equal points share the place, and roubles count nothing', () => {
    const state = at('four', {
      turn: { phase: 'turn', seat: 0, round: 7 },
      strip: NOBODY,
      ...{ 'table.0.score': 30, 'table.1.score': 50, 'table.2.score': 60, 'table.3.score': 50 },
      ...{ 'table.1.passed': true, 'table.2.passed': true, 'table.3.passed': true },
      'table.3.roubles': 9,
    });
    const { state: over } = played(state, { do: 'pass' });
    expect(rules.standing(over)).toEqual({
      scores: [30, 50, 60, 50],
      ranking: [2, 1, 3, 0],
      places: [4, 2, 1, 2],
    });
    expect(rules.toAct(over)).toBeNull();
    expect(legal(over)).toEqual([]);
    expect(refused(over, { do: 'pass' })).toEqual({ because: 'over' });
    expect(write(over)).toMatchObject({ turn: { phase: 'over', seat: null, round: 7 }, pool: {} });
  });

  test('13.5: before the end the round in play is not scored', () => {
    const state = holding(['tokens'], {
      'table.0.score': 12,
      'table.0.tokens': ['medal'],
      'table.0.industry': [4],
      'table.0.engineers': [1],
    });
    expect(rules.standing(state)).toEqual({
      scores: [12 + 7 + 40, 0, 0, 0],
      ranking: null,
      places: null,
    });
  });
});
