import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** When a step has taken the focused button away with it, the cards have the focus: they are the next thing to do. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useEffect(() => {
    const moved = last.current !== step;
    last.current = step;
    if (!moved || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('.mx-card')?.focus({ preventScroll: true });
  }, [element, step]);
}
