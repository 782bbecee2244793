import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './scrolling.css';

/** Marks a scrolling element, whose class is `scrolling`, while there is more below; a rounding error is not more. */
function showMore(box: HTMLElement): void {
  box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 1);
}

/** Has a scrolling element, whose class is `scrolling`, fade out at its lower edge while there is more below. */
export function useScrollEdge(part: RefObject<HTMLElement | null>): void {
  useSizes(part, showMore);
  useEffect(() => {
    if (part.current) showMore(part.current);
  });
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const show = () => showMore(box);
    box.addEventListener('scroll', show, { passive: true });
    return () => box.removeEventListener('scroll', show);
  }, []);
}

/** The end of a page that scrolls as a whole: a shadow at the lower edge of the screen while there is more below. */
export function PageEdge() {
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const show = () =>
      edge.current?.toggleAttribute(
        'data-more',
        root.scrollHeight - window.scrollY - window.innerHeight > 1,
      );
    const sizes = new ResizeObserver(show);
    sizes.observe(document.body);
    window.addEventListener('scroll', show, { passive: true });
    window.addEventListener('resize', show);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', show);
      window.removeEventListener('resize', show);
    };
  }, []);
  return <div class="page-edge" ref={edge} aria-hidden="true" />;
}

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
