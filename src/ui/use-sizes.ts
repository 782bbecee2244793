import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Calls `changed`, as it was given first, when an element or one of its children has got another size. */
export function useSizes<Box extends Element>(
  part: RefObject<Box | null>,
  changed: (box: Box) => void,
): void {
  const sizes = useRef<ResizeObserver | null>(null);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    sizes.current ??= new ResizeObserver(() => changed(box));
    // Elements that it already observes are ignored.
    for (const one of [box, ...box.children]) sizes.current.observe(one);
  });
  useEffect(() => () => sizes.current?.disconnect(), []);
}
