import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Milliseconds: the show's first picture is there by then, and nobody has read it yet. */
const SOON = 120;

/**
 * Makes the tap that ends the show quick. What the panel covers is laid out while it is being read, and a finger
 * ends the way of the automa's marker: a board at rest answers sooner, and whoever taps has seen enough.
 */
export function useQuickEnd(panel: RefObject<Element | null>): void {
  // Cleared away with the panel itself: after a frame, that frame would show an empty table.
  useLayoutEffect(() => {
    const rooms = panel.current?.closest('.mx-table__rooms');
    if (!rooms) return;
    const rest = () => {
      const marker = rooms.querySelector('.mx-target-marker');
      for (const way of marker?.getAnimations() ?? []) way.finish();
    };
    const timer = setTimeout(() => rooms.setAttribute('data-below', ''), SOON);
    rooms.addEventListener('pointerdown', rest);
    return () => {
      clearTimeout(timer);
      rooms.removeAttribute('data-below');
      rooms.removeEventListener('pointerdown', rest);
    };
  }, [panel]);
}
