import { expect, test } from 'vitest';
import { recordedIn, recordedMatch } from '../../support/recorded';

/** The contract replays them; here it is only said which worlds they are of. */
test('the recorded matches have every module in every role, and often 1 or 2 beside 3 or 4', () => {
  const worlds = recordedIn('504/').map((name) => String(recordedMatch(name).header.options.world));
  const hasBoth = (world: string) => /[12]/.test(world) && /[34]/.test(world);
  expect(worlds.filter(hasBoth).length).toBeGreaterThanOrEqual(7);
  for (const role of [0, 1, 2])
    expect([...new Set(worlds.map((world) => world[role]))].sort().join('')).toBe('123456789');
});
