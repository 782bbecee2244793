import { useMemo, useRef } from 'preact/hooks';

type Acts = Readonly<Record<string, (...given: never[]) => void>>;

/**
 * Functions that keep their identity while their behavior changes, so that components that get them need not render
 * again at every choice. Their names never change.
 */
export function useSteady<A extends Acts>(now: A): A {
  const latest = useRef(now);
  latest.current = now;
  return useMemo(() => {
    const names = Object.keys(now).map((name) => [
      name,
      (...given: never[]) => latest.current[name]?.(...given),
    ]);
    // The names are the same, and each function takes the same parameters as before.
    return Object.fromEntries(names) as A;
  }, []);
}
