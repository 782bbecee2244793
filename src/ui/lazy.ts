import { useEffect, useState } from 'preact/hooks';
import { holdSettledFor } from './settled';

/** Code that is needed by few users, or later. It is loaded when it is first needed, and then kept. */
export interface Lazy<T> {
  /** null: not loaded yet. */
  readonly here: () => T | null;
  /** Rejects when loading fails. The next call tries again. */
  readonly fetch: () => Promise<T>;
}

/** Code behind `load`. Once loaded, it is not requested again. */
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
 * The code, or null until it is loaded; `wanted` starts loading. Without `onMissing`, a loading failure is a stray
 * error, which the app reports.
 */
export function useLazy<T>(part: Lazy<T>, wanted = true, onMissing?: () => void): T | null {
  const [, setArrived] = useState<Lazy<T> | null>(null);
  const here = part.here();
  useEffect(() => {
    // By what was drawn here: a part loaded since then for another component is still to be drawn.
    if (!wanted || here) return;
    const arrived = holdSettledFor(part.fetch()).then(() => setArrived(part));
    if (onMissing) arrived.catch(onMissing);
  }, [part, wanted]);
  return here;
}

/** Milliseconds in which a screen does its own work first. */
const SETTLED = 1500;

/** Loads what this screen will probably need, after the screen itself is shown. */
export function usePrefetch(...parts: readonly Lazy<unknown>[]): void {
  useEffect(() => {
    const fetchAll = () => {
      // A failure is reported when the code is needed.
      for (const part of parts) part.fetch().catch(() => {});
    };
    const timer = setTimeout(fetchAll, SETTLED);
    return () => clearTimeout(timer);
  }, []);
}
