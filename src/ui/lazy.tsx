import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Lazy, lazy } from '../kit/lazy';
import { holdSettledFor } from './settled';

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
  }, parts);
}

/** A component whose code is loaded when it is first drawn; `code` can be fetched in advance. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = lazy(load);
  function Part(props: Props) {
    const Loaded = useLazy(code);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Part, { code });
}
