import type { HTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A part that scrolls by itself: a stop for the keyboard as long as it is longer than its room. */
export function Scrolling(props: HTMLAttributes<HTMLDivElement>) {
  const part = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // After every change of what is in it: that may have become longer, or shorter.
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const watch = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    for (const one of [box, ...box.children]) watch.observe(one);
    return () => watch.disconnect();
  });
  return <div ref={part} tabIndex={scrolls ? 0 : undefined} {...props} />;
}
