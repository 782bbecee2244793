import { describe, expect, test } from 'vitest';
import { ratings } from '../../../src/engine/arena/rating';
import { wilson } from '../../../src/engine/arena/tally';

describe('the interval of a share', () => {
  test.each([
    // As published: Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3.
    { wins: 81, matches: 263, from: 0.2553, to: 0.3662 },
    { wins: 15, matches: 148, from: 0.0624, to: 0.1605 },
    { wins: 0, matches: 20, from: 0, to: 0.1611 },
    { wins: 1, matches: 29, from: 0.0061, to: 0.1718 },
    { wins: 29, matches: 29, from: 0.883, to: 1 },
  ])('$wins of $matches', ({ wins, matches, from, to }) => {
    const interval = wilson(wins, matches);
    expect(interval.share).toBeCloseTo(wins / matches, 10);
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });
});

describe('a rating', () => {
  const times = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

  /** A match of two, the winner first. */
  const first = (better: number, worse: number) => [
    { contestant: better, place: 1 },
    { contestant: worse, place: 2 },
  ];

  test('says that three wins of four are 190 points more', () => {
    const [strong, weak] = ratings(
      [...times(3000, first(0, 1)), ...times(1000, first(1, 0))],
      2,
      's',
    );
    const lead = (strong?.points ?? 0) - (weak?.points ?? 0);
    expect(Math.abs(lead - 400 * Math.log10(3))).toBeLessThan(2);
    expect((strong?.points ?? 0) + (weak?.points ?? 0)).toBeCloseTo(0, 6);
  });

  test('is within its interval, and more matches narrow the interval', () => {
    const of = (count: number) =>
      ratings([...times(3 * count, first(0, 1)), ...times(count, first(1, 0))], 2, 's');
    const widths = [of(5), of(50)].map(([one]) => {
      expect(one?.from).toBeLessThan(one?.points ?? 0);
      expect(one?.to).toBeGreaterThan(one?.points ?? 0);
      return (one?.to ?? 0) - (one?.from ?? 0);
    });
    expect(widths[1]).toBeLessThan((widths[0] ?? 0) / 2);
  });

  test('predicts the winner between two who never met', () => {
    const rankings = [
      ...times(9, first(0, 1)),
      ...times(3, first(1, 0)),
      ...times(9, first(1, 2)),
      ...times(3, first(2, 1)),
    ];
    const [a, b, c] = ratings(rankings, 3, 's').map(({ points }) => points);
    expect(a).toBeGreaterThan(b ?? 0);
    expect(b).toBeGreaterThan(c ?? 0);
  });

  test('is not changed by a shared place', () => {
    const shared = first(0, 1).map((one) => ({ ...one, place: 1 }));
    const [one, other] = ratings(times(10, shared), 2, 's');
    expect(one?.points).toBeCloseTo(other?.points ?? 0, 6);
  });

  test('exists for a player who has always won', () => {
    expect(ratings(times(10, first(1, 0)), 2, 's')[1]?.points).toBeGreaterThan(100);
  });
});
