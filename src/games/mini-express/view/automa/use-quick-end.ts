import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Milliseconds: the show's first picture is there by then, and nobody has read it yet; and a tap is over. */
const SOON = 200;

/**
 * Makes the tap that ends the show quick. What the panel covers is laid out while it is being read, and drawn
 * while the finger is down; hidden otherwise, so that nothing else reaches it. And the finger ends the way of
 * the automa's marker: a board at rest answers sooner, and whoever taps has seen enough.
 */
export function useQuickEnd(panel: RefObject<Element | null>): void {
  // Cleared away with the panel itself: after a frame, that frame would show an empty table.
  useLayoutEffect(() => {
    const rooms = panel.current?.closest('.mx-table__rooms');
    if (!rooms) return;
    const lay = (below: string) => rooms.setAttribute('data-below', below);
    const hideSoon = () => setTimeout(lay, SOON, 'hidden');
    let timer = hideSoon();
    const ready = () => {
      const marker = rooms.querySelector('.mx-target-marker');
      for (const way of marker?.getAnimations() ?? []) way.finish();
      lay('drawn');
      clearTimeout(timer);
      timer = hideSoon();
    };
    rooms.addEventListener('pointerdown', ready);
    return () => {
      clearTimeout(timer);
      rooms.removeAttribute('data-below');
      rooms.removeEventListener('pointerdown', ready);
    };
  }, [panel]);
}
