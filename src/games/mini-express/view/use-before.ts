import { useEffect, useRef, useState } from 'preact/hooks';
import type { Facts } from './facts';

/** Milliseconds for which changed figures stand out; how it looks is in marks.css. */
const GLOW = 1500;

/** The figures before the last change, for as long as that change stands out; null the rest of the time. */
export function useBefore(facts: Facts): Facts | null {
  const shown = useRef(facts);
  const [before, setBefore] = useState<Facts | null>(null);
  useEffect(() => {
    if (shown.current === facts) return;
    setBefore(shown.current);
    shown.current = facts;
    const timer = setTimeout(() => setBefore(null), GLOW);
    return () => clearTimeout(timer);
  }, [facts]);
  return before;
}
