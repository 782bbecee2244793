import type { HTMLAttributes, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useScrollEdge } from './scroll-edge';

export interface ScrollingProps extends HTMLAttributes<HTMLDivElement> {
  readonly class: string;
  readonly box?: RefObject<HTMLDivElement | null>;
}

/**
 * A scrolling part of a page: a tab stop for the keyboard while its contents overflow. A shadow at its lower edge says
 * that there is more below.
 */
export function Scrolling({ class: own, box: given, ...props }: ScrollingProps) {
  const made = useRef<HTMLDivElement>(null);
  const part = given ?? made;
  const [scrolls, setScrolls] = useState(false);
  const sizes = useRef<ResizeObserver | null>(null);
  useScrollEdge(part);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    sizes.current ??= new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    // Elements that it already observes are ignored.
    for (const one of [box, ...box.children]) sizes.current.observe(one);
  });
  useEffect(() => () => sizes.current?.disconnect(), []);
  return (
    <div ref={part} tabIndex={scrolls ? 0 : undefined} class={`scrolling ${own}`} {...props} />
  );
}
