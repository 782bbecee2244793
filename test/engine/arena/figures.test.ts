import { describe, expect, test } from 'vitest';
import { ratings } from '../../../src/engine/arena/rating';
import { wilson } from '../../../src/engine/arena/wilson';

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

  test('says that three wins in four are 190 points more', () => {
    const [strong, weak] = ratings([...times(3000, [0, 1]), ...times(1000, [1, 0])], 2, 's');
    const lead = (strong?.points ?? 0) - (weak?.points ?? 0);
    expect(Math.abs(lead - 400 * Math.log10(3))).toBeLessThan(2);
    expect((strong?.points ?? 0) + (weak?.points ?? 0)).toBeCloseTo(0, 6);
  });

  test('lies within its bounds, which more matches draw closer', () => {
    const of = (count: number) =>
      ratings([...times(3 * count, [0, 1]), ...times(count, [1, 0])], 2, 's');
    const widths = [of(5), of(50)].map(([one]) => {
      expect(one?.from).toBeLessThan(one?.points ?? 0);
      expect(one?.to).toBeGreaterThan(one?.points ?? 0);
      return (one?.to ?? 0) - (one?.from ?? 0);
    });
    expect(widths[1]).toBeLessThan((widths[0] ?? 0) / 2);
  });

  test('knows who would win between two who never met', () => {
    const rankings = [
      ...times(9, [0, 1]),
      ...times(3, [1, 0]),
      ...times(9, [1, 2]),
      ...times(3, [2, 1]),
    ];
    const [a, b, c] = ratings(rankings, 3, 's').map(({ points }) => points);
    expect(a).toBeGreaterThan(b ?? 0);
    expect(b).toBeGreaterThan(c ?? 0);
  });

  test('is there for whoever has always won', () => {
    expect(ratings(times(10, [1, 0]), 2, 's')[1]?.points).toBeGreaterThan(100);
  });
});
