import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Kept {
  /** When this changes, the kept room is reset. */
  readonly of: string;
  /** What is shown meanwhile needs room of its own, which is not kept. */
  readonly still: boolean;
}

/** Tells the style of an element the greatest height it has had of late, so that it can keep that: `--f-kept-room`. */
export function useKeptRoom(element: RefObject<HTMLElement | null>, { of, still }: Kept): void {
  const isStill = useRef(still);
  isStill.current = still;
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    let kept = 0;
    const sizes = new ResizeObserver(() => {
      if (isStill.current || current.offsetHeight <= kept) return;
      kept = current.offsetHeight;
      current.style.setProperty('--f-kept-room', `${kept}px`);
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      current.style.removeProperty('--f-kept-room');
    };
  }, [of]);
}
