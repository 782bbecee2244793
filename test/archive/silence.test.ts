import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Archive } from '../../src/archive/database';
import { renameMatch } from '../../src/archive/match-changes';
import { eventually, until } from '../support/event-loop';
import { archiveNamed, freshName } from './archives';
import { playedOut, storeMatch } from './stored-match';

/** Keeps the archive busy from another tab, like a browser that does not answer; returns what lets it go on. */
async function hold(archive: Archive): Promise<() => Promise<void>> {
  let done = false;
  let begun = () => {};
  const holding = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const held = archive.transaction('rw', archive.matches, async () => {
    begun();
    // A transaction lives as long as something is asked of it.
    while (!done) await archive.matches.count();
  });
  await holding;
  return () => {
    done = true;
    return held;
  };
}

test('a write that is not answered is told after some seconds, is not given up, and is told when it is done', async () => {
  const told: boolean[] = [];
  const name = freshName();
  const archive = await archiveNamed(name, { silent: (silent) => told.push(silent) });
  const elsewhere = await archiveNamed(name);
  await storeMatch(archive, playedOut([1, 2], { id: 'a' }));
  const letGo = await hold(elsewhere);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const named = renameMatch(archive, 'a', 'Sunday');
  await eventually(() => {
    vi.advanceTimersByTime(8000);
    expect(told).toEqual([true]);
  });
  vi.useRealTimers();
  await letGo();
  expect(await named).toBeNull();
  expect(told).toEqual([true, false]);
  expect(await archive.matches.get('a')).toMatchObject({ title: 'Sunday' });
});

test('what is never read is told, too', async () => {
  const told: boolean[] = [];
  const name = freshName();
  const archive = await archiveNamed(name, { silent: (silent) => told.push(silent) });
  const elsewhere = await archiveNamed(name);
  const letGo = await hold(elsewhere);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const count = archive.matches.count();
  await eventually(() => {
    vi.advanceTimersByTime(8000);
    expect(told).toEqual([true]);
  });
  vi.useRealTimers();
  await letGo();
  expect(await count).toBe(0);
  await eventually(() => expect(told).toEqual([true, false]));
});

describe('a page that is left in the middle of a write', () => {
  const window = new EventTarget();
  beforeEach(() => vi.stubGlobal('addEventListener', window.addEventListener.bind(window)));
  afterEach(() => vi.unstubAllGlobals());
  const leave = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

  test('gives it up where the browser keeps the page: its lock would never be freed', async () => {
    const archive = await archiveNamed(freshName());
    await storeMatch(archive, playedOut([1, 2], { id: 'a' }));
    const named = renameMatch(archive, 'a', 'Sunday');
    let isOver = false;
    void named.then(() => {
      isOver = true;
    });
    await until(() => {
      leave(true);
      return isOver;
    });
    expect(await named).toMatchObject({ trouble: 'failed' });
    // What waited for it must not begin as the page falls asleep.
    expect(await renameMatch(archive, 'a', 'Tuesday')).toMatchObject({ trouble: 'failed' });
    window.dispatchEvent(new Event('pageshow'));
    expect(await renameMatch(archive, 'a', 'Monday')).toBeNull();
    expect(await archive.matches.get('a')).toMatchObject({ title: 'Monday' });
  });

  test('lets the browser end it where the page is gone for good', async () => {
    const archive = await archiveNamed(freshName());
    await storeMatch(archive, playedOut([1, 2], { id: 'a' }));
    const named = renameMatch(archive, 'a', 'Sunday');
    leave(false);
    expect(await named).toBeNull();
  });
});
