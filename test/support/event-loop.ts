import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/**
 * After this number of turns a test stops waiting and fails. Turns are counted instead of time: on a busy machine this
 * loop is as slow as the database, the cryptography and the message ports that it waits for.
 */
const MOST = 1_000_000;

/** One turn of the event loop: promises, the database, messages, and fake timers that are due. */
export async function aTurn(): Promise<void> {
  await setImmediate();
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
}

/** Runs more turns than anything needs, for tests that prove that something does not happen. */
export async function manyTurns(count = 200): Promise<void> {
  for (let turn = 0; turn < count; turn++) await aTurn();
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await holds()); turn++) {
    if (turn === MOST) throw new Error(`never true: ${holds}`);
    await aTurn();
  }
}

/** Waits until all expectations pass. Throws the last failure if they never do. */
export async function eventually(expectations: () => void): Promise<void> {
  for (let turn = 0; ; turn++) {
    try {
      return expectations();
    } catch (failure) {
      if (turn === MOST) throw failure;
      await aTurn();
    }
  }
}
