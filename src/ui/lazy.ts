import { useEffect, useState } from 'preact/hooks';

/** Code that few need, or not at once: it is fetched when it is first wanted, and then stays at hand. */
export interface Lazy<T> {
  /** null: not fetched yet. */
  readonly here: () => T | null;
  /** Rejects when it cannot be fetched; the next call tries again. */
  readonly fetch: () => Promise<T>;
}

/** Code behind `load`; what has come once is not asked for again. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let here: T | null = null;
  return {
    here: () => here,
    fetch: async () => {
      here ??= await load();
      return here;
    },
  };
}

/**
 * The code, or null until it has come; `wanted` has it fetched. Without `onMissing`, code that cannot be
 * fetched is a stray error, which the house tells.
 */
export function useLazy<T>(part: Lazy<T>, wanted = true, onMissing?: () => void): T | null {
  const [, setArrived] = useState<Lazy<T> | null>(null);
  useEffect(() => {
    if (!wanted || part.here()) return;
    const arrived = part.fetch().then(() => setArrived(part));
    if (onMissing) arrived.catch(onMissing);
  }, [part, wanted]);
  return part.here();
}

/** Milliseconds in which a screen has time for itself. */
const SETTLED = 1500;

/** Fetches what will probably be wanted on this screen, once the screen itself is there. */
export function usePrefetch(...parts: readonly Lazy<unknown>[]): void {
  useEffect(() => {
    const fetchAll = () => {
      // What is missing is told when it is wanted.
      for (const part of parts) part.fetch().catch(() => {});
    };
    const timer = setTimeout(fetchAll, SETTLED);
    return () => clearTimeout(timer);
  }, []);
}
