import { afterEach, expect, test, vi } from 'vitest';
import { leaveSpentEntry } from '../../src/ui/layers';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that begins at the last of these entries of its history, and where the app's start has led it. */
async function startedAt(entries: readonly object[]): Promise<object | undefined> {
  vi.useFakeTimers();
  const left = [...entries];
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { href: 'http://here/#/matches' });
  vi.stubGlobal('history', {
    get state() {
      return left.at(-1);
    },
    back() {
      left.pop();
      queueMicrotask(() => page.dispatchEvent(new Event('popstate')));
    },
  });
  leaveSpentEntry();
  await vi.runAllTimersAsync();
  return left.at(-1);
}

test('a start leaves the entries of sheets that were open before a reload, so that the next back step is seen', async () => {
  const [home, matches] = [{ home: true }, { from: '/' }];
  expect(await startedAt([home, matches, { layer: 3 }])).toBe(matches);
  expect(await startedAt([home, matches, { layer: 3 }, { layer: 4 }])).toBe(matches);
  expect(await startedAt([home, matches])).toBe(matches);
});
