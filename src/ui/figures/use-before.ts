import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds for which changed figures are highlighted. figure.css has their style. */
const HIGHLIGHT = 1500;

/**
 * The figures before the last change, while that change is highlighted; null the rest of the time. `figures` must be a
 * new object only when the position has changed.
 */
export function useBefore<Figures extends object>(figures: Figures): Figures | null {
  // Known in the render that shows the change: a second render would delay the response to a tap.
  const last = useRef<{ readonly figures: Figures; readonly before: Figures | null }>({
    figures,
    before: null,
  });
  if (last.current.figures !== figures) last.current = { figures, before: last.current.figures };
  const [seen, setSeen] = useState(figures);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(figures), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [figures]);
  return seen === figures ? null : last.current.before;
}
