import { expect, test } from 'vitest';
import { LIMIT, overLimit, processorSeconds } from './processor';

test('a test over the limit is named with its seconds, one at the limit is not', () => {
  expect(overLimit('every world', LIMIT)).toBeNull();
  expect(overLimit('every world', LIMIT + 3.44)).toMatch(/^“every world” took 23\.4 s/);
});

test.skipIf(process.platform !== 'linux')('processor time grows with work', () => {
  const before = processorSeconds() ?? Number.NaN;
  let rounds = 0;
  while ((processorSeconds() ?? 0) - before < 0.05) rounds++;
  expect(rounds).toBeGreaterThan(1);
});
