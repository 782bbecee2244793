import { vi } from 'vitest';

/** Only ends what hangs: on a busy machine anything may take a while. */
const LIMIT = { timeout: 60_000, interval: 10 };

/** Waits until something holds. */
export function until(holds: () => boolean | Promise<boolean>): Promise<unknown> {
  return vi.waitUntil(holds, LIMIT);
}

/** Waits until expectations pass. */
export function eventually(expectations: () => void): Promise<void> {
  return vi.waitFor(expectations, LIMIT);
}
