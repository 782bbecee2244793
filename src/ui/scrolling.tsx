import type { HTMLAttributes, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useScrollEdge, useSizes } from './scroll-edge';

export interface ScrollingProps extends HTMLAttributes<HTMLDivElement> {
  readonly class: string;
  readonly box?: RefObject<HTMLDivElement | null>;
}

/**
 * A scrolling part of a page: a tab stop for the keyboard while its contents overflow. It fades out at its lower edge
 * while there is more below.
 */
export function Scrolling({ class: own, box: given, ...props }: ScrollingProps) {
  const made = useRef<HTMLDivElement>(null);
  const part = given ?? made;
  const [scrolls, setScrolls] = useState(false);
  useScrollEdge(part);
  useSizes(part, (box) => setScrolls(box.scrollHeight > box.clientHeight));
  return (
    <div ref={part} tabIndex={scrolls ? 0 : undefined} class={`scrolling ${own}`} {...props} />
  );
}
