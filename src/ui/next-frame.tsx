import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAfterFrame } from './after-frame';

/** Whether a frame with this component in it has been drawn. */
export function useNextFrame(): boolean {
  const [come, setCome] = useState(false);
  const comes = useAfterFrame(setCome);
  useEffect(() => comes(true), []);
  return come;
}

/**
 * What is drawn a frame later than what it stands in, so that a tap is answered before all of it is there. Its
 * place is there at once, for whoever watches how long the contents are.
 */
export function NextFrame({ children }: { children: ComponentChildren }) {
  const come = useNextFrame();
  return <div>{come && children}</div>;
}
