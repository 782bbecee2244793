import { expect, test } from 'vitest';
import { partsOf, sharedPercent } from '../../../src/app/coach/ideas';

const ideas = (...worths: number[]) => worths.map((worth) => ({ worth }));

test('a chance is said once where the ideas have the same', () => {
  expect(sharedPercent(ideas(0.334, 0.331, 0.326))).toBe(33);
  expect(sharedPercent(ideas(0.34, 0.33, 0.33))).toBeNull();
});

test('a single idea says its own', () => {
  expect(sharedPercent(ideas(0.5))).toBeNull();
  expect(sharedPercent([])).toBeNull();
});

test('a move of a game without steps is its own title', () => {
  const move = () => 'Pass';
  const reasons = () => [];
  expect(partsOf({ move, reasons }, {}, [1])).toEqual(['Pass']);
  const parts = () => ['Build', 'Here', 'There'];
  expect(partsOf({ move, reasons, parts }, {}, [1])).toEqual(['Build', 'Here', 'There']);
});
