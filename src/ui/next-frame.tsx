import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { holdSettled } from './settled';

/** The value when the last frame was painted; before the first frame it is `first`. */
export function useFrameLater<Value>(value: Value, first: Value): Value {
  const [drawn, setDrawn] = useState(first);
  const draw = useAfterFrame<Value>(setDrawn);
  useEffect(() => draw(value), [value]);
  return drawn;
}

/** Whether a frame with this component has been painted. */
export function useNextFrame(): boolean {
  return useFrameLater(true, false);
}

/**
 * Renders its children one frame later, so that the response to a tap is shown before they are complete. Its box exists
 * at once, because the parent observes the size of its contents.
 */
export function NextFrame({ children }: { children: ComponentChildren }) {
  const come = useNextFrame();
  return <div>{come && children}</div>;
}

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
      // `act` may ask for another frame.
      const [next, end] = [waiting, release];
      waiting = null;
      try {
        if (next) latest.current(next.value);
      } finally {
        end();
      }
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
