import { expect, test } from 'vitest';
import { briefly } from '../../../src/app/log/briefly';

test('a folded turn tells once what was done several times', () => {
  const moves = ['Ada moves a resident.', 'Ada buys a resident.', 'Ada moves a resident.'];
  expect(briefly(moves)).toEqual(['Ada moves a resident ×2.', 'Ada buys a resident.']);
  expect(briefly(['Ada passes.'])).toEqual(['Ada passes.']);
  expect(briefly([])).toEqual([]);
});
