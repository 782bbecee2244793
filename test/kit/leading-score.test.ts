import { expect, it } from 'vitest';
import { leadingScore } from '../../src/kit/leading-score';

it('is the most of all scores, also where several share it', () => {
  expect(leadingScore([3, 8, 8])).toBe(8);
});

it('is nothing while all scores are the same', () => {
  expect(leadingScore([0, 0, 0])).toBeNull();
  expect(leadingScore([])).toBeNull();
});
