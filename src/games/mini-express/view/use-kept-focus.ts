import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** When a step has taken the focused button away with it, the cards have the focus: they are the next thing to do. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>('.mx-card')?.focus({ preventScroll: true });
  }, [element, step]);
}
