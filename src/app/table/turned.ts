import { useLayoutEffect, useState } from 'preact/hooks';

/** Turns the screen by 180° for the player opposite. It is upright again after leaving the table. */
export function useTurned(): [turned: boolean, setTurned: (turned: boolean) => void] {
  const [turned, setTurned] = useState(false);
  // Before the next frame, so that none is shown upside down.
  useLayoutEffect(() => {
    const root = document.getElementById('app');
    if (!root) return;
    root.toggleAttribute('data-turned', turned);
    return () => root.removeAttribute('data-turned');
  }, [turned]);
  return [turned, setTurned];
}
