import { describe, expect, test } from 'vitest';
import { COMPANIES, type CompanyId } from '../../../src/games/mini-express/data/companies';
import { rules } from '../../../src/games/mini-express/rules';
import {
  placeOf,
  ranking,
  scoreOf,
  scoreSheet,
} from '../../../src/games/mini-express/rules/scoring';
import examples from './support/examples.json';
import { drafted, edited, type Written } from './support/positions';

function scored(change: (position: Written) => void, seats = 4) {
  return edited(drafted(seats), (position) => {
    for (const company of COMPANIES) {
      position.influence[company] = Array<number>(seats).fill(0);
      position.shares[company] = Array<number>(seats).fill(0);
    }
    change(position);
  });
}

const places = (influence: number[]) => {
  const state = scored((position) => {
    position.influence.gray = influence;
  }, influence.length);
  return influence.map((_, seat) => placeOf(state, 1, seat));
};

describe('clause 6, scoring', () => {
  test.each([
    { influence: [5, 4, 3, 2], expected: ['first', 'second', 'other', 'other'] },
    { influence: [5, 5, 4, 3], expected: ['first', 'first', 'other', 'other'] },
    { influence: [5, 4, 4, 3], expected: ['first', 'second', 'second', 'other'] },
    { influence: [3, 3, 3], expected: ['first', 'first', 'first'] },
    { influence: [1, 5, 2, 5, 4], expected: ['other', 'first', 'other', 'first', 'other'] },
  ])('6.1 influence $influence ranks $expected', ({ influence, expected }) => {
    expect(places(influence)).toEqual(expected);
  });

  test('6.2 the row is the company’s length, influence 0 scores nothing', () => {
    const state = scored((position) => {
      position.companies.gray.length = 12;
      position.influence.gray = [2, 1, 0, 0];
      position.shares.gray = [1, 1, 1, 0];
    });
    expect([0, 1, 2].map((seat) => scoreOf(state, seat))).toEqual([9, 7, 0]);
    expect(placeOf(state, 1, 2)).toBe('none');
  });

  test('6.3 a score is the sum over all shares; most points win', () => {
    const state = scored((position) => {
      position.companies.gray.length = 12;
      position.companies.white.length = 6;
      position.influence.gray = [1, 2, 0, 0];
      position.influence.white = [1, 0, 0, 0];
      position.shares.gray = [2, 1, 0, 0];
      position.shares.white = [1, 0, 0, 0];
    });
    expect(rules.standing(state).scores).toEqual([2 * 7 + 6, 9, 0, 0]);
    expect(ranking(state)[0]).toMatchObject({ seat: 0, rank: 1, above: 'points' });
  });

  test('6.3 tied points: fewest shares, then nearest to the start player', () => {
    const state = scored((position) => {
      for (const company of COMPANIES) position.companies[company].length = 6;
      // Seat 0 has one extra share that is worth nothing; seats 1, 2 and 3 have one share each; all have 6 points.
      position.influence = {
        brown: [6, 0, 0, 0],
        gray: [0, 6, 0, 0],
        orange: [0, 0, 6, 0],
        white: [0, 0, 0, 6],
      };
      position.shares = {
        brown: [1, 0, 0, 0],
        gray: [1, 1, 0, 0],
        orange: [0, 0, 1, 0],
        white: [0, 0, 0, 1],
      };
    });
    expect(ranking(state).map(({ seat, above }) => [seat, above])).toEqual([
      [1, 'turn-order'],
      [2, 'turn-order'],
      [3, 'fewer-shares'],
      [0, null],
    ]);
  });

  test('6.4 the rulebook example: 4 + 2 + 5 + 16 = 27', () => {
    const example = examples.others.find(({ id }) => id === 'final-scoring');
    const { rank, track_length, shares, value, total } = example as unknown as Record<
      'rank' | 'track_length' | 'shares' | 'value',
      Record<CompanyId, number>
    > & { total: number };
    const state = scored((position) => {
      for (const company of COMPANIES) {
        // Seat 0 gets its place from the example by the number of seats above it.
        const above = rank[company] - 1;
        position.influence[company] = [
          2,
          ...[0, 1, 2].map((other) => (other < above ? 3 + other : 1)),
        ];
        position.companies[company].length = track_length[company];
        position.shares[company] = [shares[company], 0, 0, 0];
      }
    });
    const [claire] = scoreSheet(state);
    expect(claire?.lines.map((line) => line.value)).toEqual(COMPANIES.map((id) => value[id]));
    expect(claire?.total).toBe(total);
    expect(total).toBe(27);
  });
});
