import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../matches/504/', import.meta.url);

/** The contract replays them; here it is only said which worlds they are of. */
test('the recorded matches have every module in every role, and often 1 or 2 beside 3 or 4', () => {
  const worlds = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8').match(/"world": *"(\d{3})"/)?.[1]);
  const hasBoth = (world = '') => /[12]/.test(world) && /[34]/.test(world);
  expect(worlds.filter(hasBoth).length).toBeGreaterThanOrEqual(7);
  for (const role of [0, 1, 2])
    expect([...new Set(worlds.map((world) => world?.[role]))].sort().join('')).toBe('123456789');
});
