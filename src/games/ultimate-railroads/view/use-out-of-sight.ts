import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The two parts of the table between which a phone scrolls. */
export type Part = 'spaces' | 'boards';
const PARTS: readonly Part[] = ['spaces', 'boards'];

/** How much of a part, or of the box that scrolls it, is to be seen before it counts as in sight. */
const ENOUGH = 0.5;
const STEPS = Array.from({ length: 21 }, (_, at) => at / 20);

/** The part of the table that has to be scrolled to: the spaces, or else the boards; null: both are in sight. */
export function useOutOfSight(table: RefObject<HTMLElement | null>): Part | null {
  const [out, setOut] = useState<Part | null>(null);
  useEffect(() => {
    const seen = new Map<Part, boolean>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, intersectionRect } of entries) {
          const most = Math.min(boundingClientRect.height, scrollerOf(target).clientHeight);
          const part = target.classList.contains('ur-spaces') ? 'spaces' : 'boards';
          seen.set(part, intersectionRect.height >= ENOUGH * most);
        }
        setOut(PARTS.find((part) => seen.get(part) === false) ?? null);
      },
      { threshold: STEPS },
    );
    for (const part of PARTS) {
      const element = table.current?.querySelector(`.ur-${part}`);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, []);
  return out;
}

/** The box in which an element is scrolled; it may scroll itself. */
function scrollerOf(element: Element): Element {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { overflowY, display } = getComputedStyle(box);
    if (display !== 'contents' && (overflowY === 'auto' || overflowY === 'scroll')) return box;
  }
  return document.documentElement;
}
