import { expect, test } from 'vitest';
import { turningPoint } from '../../../src/app/after/decisive';
import type { Evaluation } from '../../../src/app/analysis/analyse';
import { moments } from '../moments';

const all = moments([0, 1, 0], [0, 2, 3, 5]);
const chances = (...shares: readonly number[]): ReadonlyMap<number, Evaluation> =>
  new Map(
    shares.map((share, at) => [all[at]?.entries ?? 0, { worth: [share, 1 - share], best: null }]),
  );

test('it is the turn with the largest rise of the winner’s chance, by any player', () => {
  expect(turningPoint(all, chances(0.4, 0.5, 0.8, 1), [0])).toEqual({
    move: 2,
    seat: 1,
    from: 0.5,
    to: 0.8,
  });
});

test('there is none where no turn raised it by a tenth, or while a position is not evaluated', () => {
  expect(turningPoint(all, chances(0.9, 0.95, 0.97, 1), [0])).toBeNull();
  expect(turningPoint(all, chances(0.1, 0.5, 0.9), [0])).toBeNull();
});

test('when all have won together there is no turning point', () => {
  expect(turningPoint(all, chances(0.1, 0.9, 0.2, 0.5), [0, 1])).toBeNull();
});
