import type { HTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A part that scrolls by itself: a stop for the keyboard as long as it is longer than its room. */
export function Scrolling(props: HTMLAttributes<HTMLDivElement>) {
  const part = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const sizes = useRef<ResizeObserver | null>(null);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    sizes.current ??= new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    // What it watches already it passes over.
    for (const one of [box, ...box.children]) sizes.current.observe(one);
  });
  useEffect(() => () => sizes.current?.disconnect(), []);
  return <div ref={part} tabIndex={scrolls ? 0 : undefined} {...props} />;
}
