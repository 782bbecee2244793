import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAfterFrame } from '../../ui/after-frame';

/**
 * The items of a list to show now: all that were shown already, and at most `step` more with each frame. Laying out a
 * long text at once would delay typing.
 */
export function useFewPerFrame<Item>(wanted: readonly Item[], step: number): ReadonlySet<Item> {
  const shown = useRef<ReadonlySet<Item>>(new Set(wanted));
  const [, show] = useState(shown.current);
  const afterFrame = useAfterFrame(show);
  const others = wanted.filter((item) => !shown.current.has(item));
  const later = new Set(others.slice(step));
  const now = new Set(wanted.filter((item) => !later.has(item)));
  useLayoutEffect(() => {
    shown.current = now;
  });
  useEffect(() => {
    if (later.size > 0) afterFrame(now);
  });
  return now;
}
