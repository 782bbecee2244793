import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './scrolling.css';

/** Marks a scrolling element, whose class is `scrolling`, while there is more below; a rounding error is not more. */
function showMore(box: HTMLElement): void {
  box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 1);
}

/** A shadow at the lower edge of a scrolling element, whose class is `scrolling`, while there is more below. */
export function useScrollEdge(part: RefObject<HTMLElement | null>): void {
  const sizes = useRef<ResizeObserver | null>(null);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    sizes.current ??= new ResizeObserver(() => showMore(box));
    // Elements that it already observes are ignored.
    for (const one of [box, ...box.children]) sizes.current.observe(one);
    showMore(box);
  });
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const show = () => showMore(box);
    box.addEventListener('scroll', show, { passive: true });
    return () => {
      box.removeEventListener('scroll', show);
      sizes.current?.disconnect();
    };
  }, []);
}
