import { expect, test } from 'vitest';
import { miniature } from '../../../../src/games/mini-express/view/miniature';
import { fresh } from '../support/positions';
import { walk } from '../support/walk';

test('the picture for lists stays below 4 kB to the end of a match, and loads nothing', () => {
  for (const board of ['usa', 'europe'] as const) {
    for (let match = 0; match < 20; match++) {
      const state = fresh(5, { board }, `picture ${match}`);
      walk(state, `picture ${match}`, () => {});
      const svg = miniature(state);
      expect(svg.length).toBeLessThan(4000);
      expect(svg).not.toMatch(/<script|href|url\(|NaN|undefined/);
    }
  }
});

test('new track is visible in the picture', () => {
  const state = fresh(3, { board: 'usa' }, 'shown');
  const empty = miniature(state);
  walk(state, 'shown', () => {});
  expect(miniature(state)).not.toBe(empty);
});
