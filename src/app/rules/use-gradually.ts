import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useAfterFrame } from '../../ui/after-frame';

/**
 * Those of a list that are to be shown now: all that were shown already, and with each frame `most` others more. To
 * lay out a long text at once would hold up whoever is typing.
 */
export function useGradually<Item>(wanted: readonly Item[], most: number): ReadonlySet<Item> {
  const shown = useRef<ReadonlySet<Item>>(new Set(wanted));
  const [, show] = useState(shown.current);
  const afterFrame = useAfterFrame(show);
  const others = wanted.filter((item) => !shown.current.has(item));
  const later = new Set(others.slice(most));
  const now = new Set(wanted.filter((item) => !later.has(item)));
  useLayoutEffect(() => {
    shown.current = now;
  });
  useEffect(() => {
    if (later.size > 0) afterFrame(now);
  });
  return now;
}
