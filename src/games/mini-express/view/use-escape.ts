import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Escape, pressed anywhere within the element, goes a step back. */
export function useEscape(element: RefObject<HTMLElement | null>, back: () => void): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    const within = element.current;
    within?.addEventListener('keydown', listen);
    return () => within?.removeEventListener('keydown', listen);
  }, [element]);
}
