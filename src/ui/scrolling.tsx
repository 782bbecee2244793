import type { HTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './scrolling.css';

/**
 * A scrolling part of a page: a tab stop for the keyboard while its contents overflow. A shadow at its lower edge says
 * that there is more below.
 */
export function Scrolling({ class: own, ...props }: HTMLAttributes<HTMLDivElement>) {
  const part = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const sizes = useRef<ResizeObserver | null>(null);
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    sizes.current ??= new ResizeObserver(() => {
      setScrolls(box.scrollHeight > box.clientHeight);
      showMore(box);
    });
    // Elements that it already observes are ignored.
    for (const one of [box, ...box.children]) sizes.current.observe(one);
  });
  useEffect(() => () => sizes.current?.disconnect(), []);
  return (
    <div
      ref={part}
      tabIndex={scrolls ? 0 : undefined}
      class={`scrolling ${own}`}
      onScroll={(event) => showMore(event.currentTarget)}
      {...props}
    />
  );
}

/** A rounding error of a pixel is not more. */
function showMore(box: HTMLElement): void {
  box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 1);
}
