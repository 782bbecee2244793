import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAfterFrame } from './after-frame';

/** The value that was given when the last frame was drawn, before which it was `first`. */
export function useFrameLater<Value>(value: Value, first: Value): Value {
  const [drawn, setDrawn] = useState(first);
  const draw = useAfterFrame<Value>(setDrawn);
  useEffect(() => draw(value), [value]);
  return drawn;
}

/** Whether a frame with this component in it has been drawn. */
export function useNextFrame(): boolean {
  return useFrameLater(true, false);
}

/**
 * What is drawn a frame later than what it stands in, so that a tap is answered before all of it is there. Its
 * place is there at once, for whoever watches how long the contents are.
 */
export function NextFrame({ children }: { children: ComponentChildren }) {
  const come = useNextFrame();
  return <div>{come && children}</div>;
}
