import { expect, test } from 'vitest';
import { expectedCubes } from '../../../../src/games/age-of-steam/view/tabs/display';

test('one waiting cube comes where any of the dice shows its number', () => {
  for (const dice of [3, 4, 5, 6]) expect(expectedCubes(dice, 1)).toBeCloseTo(1 - (5 / 6) ** dice);
});

test('where as many wait as there are dice, each die brings a sixth of a cube', () => {
  expect(expectedCubes(3, 3)).toBeCloseTo(0.5);
  expect(expectedCubes(6, 6)).toBeCloseTo(1);
});

test('with four dice and two cubes: by hand, (500 + 2 · 171) / 1296', () => {
  expect(expectedCubes(4, 2)).toBeCloseTo(842 / 1296);
});

test('an empty column brings nothing', () => {
  expect(expectedCubes(6, 0)).toBe(0);
});
