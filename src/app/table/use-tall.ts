import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The part of the screen's height that may lie over the table. */
const MOST = 0.35;

/**
 * Whether what covers the table is so high, with large letters, that nothing below it could be reached: then it takes
 * room of its own. `there`: whether there is anything.
 */
export function useTall(bars: RefObject<HTMLElement | null>, there: boolean): boolean {
  const [tall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = bars.current;
    if (!there || !element) return;
    const look = () => setTall(element.offsetHeight > MOST * innerHeight);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [bars, there]);
  return tall;
}
