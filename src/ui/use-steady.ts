import { useMemo, useRef } from 'preact/hooks';

type Acts = Readonly<Record<string, (...given: never[]) => void>>;

/**
 * What these functions do now, behind functions that stay the same: whoever is handed them need not be drawn
 * anew with every choice. Their names never change.
 */
export function useSteady<A extends Acts>(now: A): A {
  const latest = useRef(now);
  latest.current = now;
  return useMemo(() => {
    const names = Object.keys(now).map((name) => [
      name,
      (...given: never[]) => latest.current[name]?.(...given),
    ]);
    // The same names, and each takes what its namesake takes.
    return Object.fromEntries(names) as A;
  }, []);
}
