import type { HTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A scrolling part of a page: a tab stop for the keyboard while its contents overflow. */
export function Scrolling(props: HTMLAttributes<HTMLDivElement>) {
  const part = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const sizes = useRef<ResizeObserver | null>(null);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    sizes.current ??= new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    // Elements that it already observes are ignored.
    for (const one of [box, ...box.children]) sizes.current.observe(one);
  });
  useEffect(() => () => sizes.current?.disconnect(), []);
  return <div ref={part} tabIndex={scrolls ? 0 : undefined} {...props} />;
}
