import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import './scrolling.css';
import { useSizes } from './use-sizes';

/** Marks a scrolling element, whose class is `scrolling`, while there is more below; a rounding error is not more. */
function showMore(box: HTMLElement): void {
  box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 1);
}

/** A shadow at the lower edge of a scrolling element, whose class is `scrolling`, while there is more below. */
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
