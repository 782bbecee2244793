import { expect, test } from 'vitest';
import { EVERY_PAIR } from './support/worlds';

test('72 worlds hold every pair of modules in every pair of roles', () => {
  expect(EVERY_PAIR).toHaveLength(72);
  const pairs = EVERY_PAIR.flatMap(([one, two, three]) => [
    `${one}.I ${two}.II`,
    `${one}.I ${three}.III`,
    `${two}.II ${three}.III`,
  ]);
  // Nine modules by the eight others, in three pairs of roles.
  expect(new Set(pairs).size).toBe(9 * 8 * 3);
});
