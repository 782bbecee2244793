import { expect, test, vi } from 'vitest';
import { useSeen } from '../../../src/ui/warning/unseen';
import { runHook, settled, withoutClock } from '../support/hook';

withoutClock();

test('a warning counts as seen 350 ms after it was painted, and not before', async () => {
  const { now } = await runHook(useSeen, {});
  // Effects have run: it is painted, at most this long ago.
  expect(now()).toBe(false);
  await vi.advanceTimersByTimeAsync(349 - 160);
  expect(now()).toBe(false);
  await vi.advanceTimersByTimeAsync(160);
  await settled();
  expect(now()).toBe(true);
});
