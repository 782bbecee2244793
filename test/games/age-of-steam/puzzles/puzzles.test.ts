import { expect, test } from 'vitest';
import { FILED } from '../../../../src/games/age-of-steam/puzzles';

test('they are of four phases or more', () => {
  const phases = FILED.map(({ position }) => (position as { turn: { phase: string } }).turn.phase);
  expect(new Set(phases).size).toBeGreaterThanOrEqual(4);
});
