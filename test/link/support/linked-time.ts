import { afterEach, beforeEach, vi } from 'vitest';
import { manyTurns } from '../../support/event-loop';

const MILLISECONDS = 60_000;
const STEP = 100;

/** What is being signed and checked now, by real keys. */
const open = new Set<Promise<unknown>>();

function watched(name: 'sign' | 'verify' | 'importKey'): void {
  const real = crypto.subtle[name].bind(crypto.subtle) as (...given: unknown[]) => Promise<unknown>;
  vi.spyOn(crypto.subtle, name).mockImplementation((...given: unknown[]) => {
    const answer = real(...given);
    open.add(answer);
    const close = () => open.delete(answer);
    answer.then(close, close);
    return answer as Promise<never>;
  });
}

/** For files of tests with linked phones and real keys: time passes only when nothing else does. */
export function withoutClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    });
    watched('sign');
    watched('verify');
    watched('importKey');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Resolves when everything that was under way has arrived. */
async function quiet(): Promise<void> {
  do {
    await Promise.allSettled(open);
    await manyTurns(5);
  } while (open.size > 0);
}

/** Lets time pass until expectations hold: as little as they need, the same on every machine. */
export async function inTime(expectations: () => void): Promise<void> {
  for (let passed = 0; ; passed += STEP) {
    await quiet();
    try {
      return expectations();
    } catch (failure) {
      if (passed >= MILLISECONDS) throw failure;
    }
    await vi.advanceTimersByTimeAsync(STEP);
  }
}
