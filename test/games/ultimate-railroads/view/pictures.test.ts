import { expect, test } from 'vitest';
import { sceneOf } from '../../../../src/games/ultimate-railroads/view/rules-picture';

test('6.1: the picture of steps has the fronts that its words name, and gray cannot go on', () => {
  const { one, line, steps } = sceneOf('steps');
  expect(one.lines[line ?? 0]?.fronts).toEqual([7, 6, 2]);
  expect(steps).toEqual([0, 2]);
});

test('12.5: the picture of scoring counts six spaces of gray and brown within the reach, two of them double', () => {
  const { one, line } = sceneOf('scoring');
  // Brown on 3 spaces is 6, gray on 3 more is 3, black nothing; the first two count once more.
  expect(one.lines[line ?? 0]?.points).toBe(6 + 3 + 4);
});

test('6.3: the picture of specials has one that waits for the reach', () => {
  const { one, line } = sceneOf('specials');
  expect(one.lines[line ?? 0]).toMatchObject({ reach: 3 });
  expect(one.lines[line ?? 0]?.fronts[0]).toBe(5);
});
