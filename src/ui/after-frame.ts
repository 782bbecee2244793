import { useMemo, useRef } from 'preact/hooks';

/**
 * A way to tell `act` something once the next frame has been drawn, and of several things only the last: so a
 * finger's way and what it brings do not hold the page up together.
 */
export function useAfterFrame<Value>(act: (value: Value) => void): (value: Value) => void {
  const latest = useRef(act);
  latest.current = act;
  return useMemo(() => {
    let waiting: { readonly value: Value } | null = null;
    const pass = () => {
      const told = waiting;
      waiting = null;
      if (told) latest.current(told.value);
    };
    return (value: Value) => {
      if (!waiting) requestAnimationFrame(() => setTimeout(pass));
      waiting = { value };
    };
  }, []);
}
