import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAfterFrame } from './after-frame';

/** The value when the last frame was painted; before the first frame it is `first`. */
export function useFrameLater<Value>(value: Value, first: Value): Value {
  const [drawn, setDrawn] = useState(first);
  const draw = useAfterFrame<Value>(setDrawn);
  useEffect(() => draw(value), [value]);
  return drawn;
}

/** Whether a frame with this component has been painted. */
export function useNextFrame(): boolean {
  return useFrameLater(true, false);
}

/**
 * Renders its children one frame later, so that the response to a tap is shown before they are complete. Its box exists
 * at once, because the parent observes the size of its contents.
 */
export function NextFrame({ children }: { children: ComponentChildren }) {
  const come = useNextFrame();
  return <div>{come && children}</div>;
}
