import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LiveMatch } from '../../src/match/live-match';
import { searchPositionOf } from '../../src/match/search-position';
import { Thinker } from '../../src/match/thinker';
import type { WorkerLike } from '../../src/match/worker-client';
import type { Question } from '../../src/players/thought';
import { until } from '../support/event-loop';
import { fakeWorkers } from './fake-workers';
import { phone } from './phone';

afterEach(() => vi.useRealTimers());

const always = new AbortController().signal;
const question = (other: Partial<Question> = {}): Question => ({
  seat: 0,
  budget: { level: 'apprentice' },
  seed: 's',
  ...other,
});

async function begun(): Promise<LiveMatch> {
  const { tab, begin } = phone();
  return begin(await tab());
}

describe('questions', () => {
  test('are answered about the position of the question, whichever it is', async () => {
    const match = await begun();
    const { spawn, watched } = fakeWorkers();
    const thinker = new Thinker({ spawn, max: 1 });
    await match.offer([2]);
    const thought = await thinker.think(searchPositionOf(match), question({ seat: 1 }), always);
    await thinker.think(searchPositionOf(match, 0), question(), always);
    expect(thought?.line[0]).toBe(1);
    expect(watched.heaps).toEqual([38, 40]);
    expect(watched.started).toBe(1);
    thinker.end();
  });

  test('at full strength go to every worker, and each has its own thoughts', async () => {
    const { spawn, watched } = fakeWorkers();
    const thinker = new Thinker({ spawn, max: 3 });
    const match = await begun();
    await thinker.think(searchPositionOf(match), question({ budget: { ms: 10 } }), always);
    expect(new Set(watched.asked.map(({ seed }) => seed)).size).toBe(3);
    await thinker.think(searchPositionOf(match), question({ budget: { playouts: 9 } }), always);
    expect(watched.asked).toHaveLength(4);
    thinker.end();
    expect(watched.ended).toBe(3);
  });

  test('are given up at once, and the worker then handles the next one', async () => {
    const { spawn, watched } = fakeWorkers(({ seed }) => seed === 'second');
    const thinker = new Thinker({ spawn, max: 1 });
    const matter = searchPositionOf(await begun());
    const stop = new AbortController();
    const first = thinker.think(matter, question(), stop.signal);
    await until(() => watched.asked.length === 1);
    stop.abort();
    expect(await first).toBeNull();
    expect(await thinker.think(matter, question({ seed: 'second' }), always)).not.toBeNull();
    expect(watched.aborted).toBe(1);
    thinker.end();
  });

  test('terminate the workers when none came for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { spawn, watched } = fakeWorkers();
    const thinker = new Thinker({ spawn, max: 1 });
    vi.useRealTimers();
    const matter = searchPositionOf(await begun());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = thinker.think(matter, question(), always);
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    expect(watched.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(watched.ended).toBe(1);
  });
});

describe('a worker that fails', () => {
  test('says so, and another one answers the next question', async () => {
    let fails = true;
    const { spawn, watched } = fakeWorkers(() => (fails ? 'fail' : true));
    const thinker = new Thinker({ spawn, max: 1 });
    const matter = searchPositionOf(await begun());
    await expect(thinker.think(matter, question(), always)).rejects.toThrow('no idea');
    fails = false;
    expect(await thinker.think(matter, question(), always)).not.toBeNull();
    expect(watched.asked).toHaveLength(2);
    expect(watched.started).toBe(2);
    thinker.end();
  });

  test('to start is replaced, and so is one that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const mute: WorkerLike[] = [];
    const thinker = new Thinker({
      max: 1,
      spawn: () => {
        const worker = {
          postMessage: () => {},
          terminate: () => {},
          onmessage: null,
          onerror: null,
          onmessageerror: null,
        };
        mute.push(worker);
        return worker;
      },
    });
    vi.useRealTimers();
    const matter = searchPositionOf(await begun());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = thinker.think(matter, question(), always);
    mute[0]?.onerror?.(Object.assign(new Event('error'), { message: 'gone' }) as ErrorEvent);
    await expect(first).rejects.toThrow('gone');
    const second = expect(thinker.think(matter, question(), always)).rejects.toThrow('silent');
    await vi.advanceTimersByTimeAsync(60_000);
    await second;
    expect(mute).toHaveLength(2);
  });

  test('is harmless while others answer', async () => {
    const { spawn } = fakeWorkers(({ seed }) => (seed === 's 0' ? 'fail' : true));
    const thinker = new Thinker({ spawn, max: 2 });
    const budget = { ms: 10 };
    const thought = await thinker.think(
      searchPositionOf(await begun()),
      question({ budget }),
      always,
    );
    expect(thought?.line[0]).toBe(1);
    thinker.end();
  });

  test('because it lacks the game says so', async () => {
    const { spawn } = fakeWorkers();
    const thinker = new Thinker({ spawn, max: 1 });
    const matter = { ...searchPositionOf(await begun()), game: 'chess' };
    await expect(thinker.think(matter, question(), always)).rejects.toThrow('no game chess');
    thinker.end();
  });
});
