import { useMemo, useRef } from 'preact/hooks';
import { holdSettled } from './settled';

/**
 * Calls `act` after the next frame has been painted, with the latest of several values. So the response to a tap is
 * visible before the work after it begins.
 */
export function useAfterFrame<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  latest.current = act;
  return useMemo(() => {
    let waiting: { readonly value: Value } | null = null;
    let release = () => {};
    const pass = () => {
      const next = waiting;
      waiting = null;
      if (next) latest.current(next.value);
      release();
    };
    return (value: Value) => {
      if (!waiting) {
        release = holdSettled();
        requestAnimationFrame(() => setTimeout(pass));
      }
      waiting = { value };
    };
  }, []);
}
