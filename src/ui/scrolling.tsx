import type { HTMLAttributes } from 'preact';

/** A part that scrolls by itself: reachable by keyboard, because it may be longer than its room. */
export function Scrolling(props: HTMLAttributes<HTMLDivElement>) {
  return <div tabIndex={0} {...props} />;
}
