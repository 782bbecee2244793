import { expect, test } from 'vitest';
import { ADVICE } from '../../../src/games/504/advice/table';
import { setups } from '../../../src/games/504/rules/options';

test('computers know every module that people can choose', () => {
  const known = new Set(ADVICE.map(({ digit }) => String(digit)));
  const [world] = setups.settings;
  if (world?.kind !== 'composed') throw new Error('a world is made of parts');
  expect(world.values.filter((digit) => !known.has(digit))).toEqual([]);
});
