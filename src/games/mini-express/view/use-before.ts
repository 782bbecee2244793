import { useEffect, useRef, useState } from 'preact/hooks';
import type { Facts } from './facts';

/** Milliseconds for which changed figures stand out; how it looks is in marks.css. */
const GLOW = 1500;

/** The figures before the last change, for as long as that change stands out; null the rest of the time. */
export function useBefore(facts: Facts): Facts | null {
  // Told with the change itself: a drawing of its own for it would come between a finger and its answer.
  const last = useRef<{ readonly facts: Facts; readonly before: Facts | null }>({
    facts,
    before: null,
  });
  if (last.current.facts !== facts) last.current = { facts, before: last.current.facts };
  const [seen, setSeen] = useState(facts);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(facts), GLOW);
    return () => clearTimeout(timer);
  }, [facts]);
  return seen === facts ? null : last.current.before;
}
