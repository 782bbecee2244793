import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/**
 * Ends what would wait forever, with the sentence of the last failure. Not a time: on a busy machine the database, the
 * keys and the ports of messages get their turns at the same rate as this loop.
 */
const MOST = 1_000_000;

/** Everything that waits for nothing but its turn has one: promises, the database, messages. Faked timers that are due, too. */
export async function aTurn(): Promise<void> {
  await setImmediate();
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
}

/** So many turns: enough for whatever could happen to have happened, where a test proves that nothing does. */
export async function manyTurns(count = 200): Promise<void> {
  for (let turn = 0; turn < count; turn++) await aTurn();
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await holds()); turn++) {
    if (turn === MOST) throw new Error(`it never came to ${holds}`);
    await aTurn();
  }
}

/** Waits until expectations pass. */
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
