import { expect, test } from 'vitest';
import { turningPoint } from '../../../src/app/after/turning-point';
import type { Verdict } from '../../../src/app/analysis/analyse';

const line = [{ seat: 0 }, { seat: 1 }, { seat: 0 }];
const moments = [0, 2, 3, 5];
const chances = (...shares: readonly number[]): ReadonlyMap<number, Verdict> =>
  new Map(shares.map((share, at) => [moments[at] ?? 0, { worth: [share, 1 - share], best: null }]));

test('it is the move after which the winner’s chance had risen most, whoever played it', () => {
  expect(turningPoint(line, moments, chances(0.4, 0.5, 0.8, 1), 0)).toEqual({
    move: 2,
    seat: 1,
    from: 0.5,
    to: 0.8,
  });
});

test('there is none where no move raised it by a tenth, or while a position is not judged', () => {
  expect(turningPoint(line, moments, chances(0.9, 0.95, 0.97, 1), 0)).toBeNull();
  expect(turningPoint(line, moments, chances(0.1, 0.5, 0.9), 0)).toBeNull();
});
