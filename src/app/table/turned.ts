import { useLayoutEffect, useState } from 'preact/hooks';

/** The screen turned by half a turn for whoever sits opposite; upright again on leaving the table. */
export function useTurned(): [turned: boolean, setTurned: (turned: boolean) => void] {
  const [turned, setTurned] = useState(false);
  // Before the next frame: not one of them is shown the wrong way up.
  useLayoutEffect(() => {
    const root = document.getElementById('app');
    if (!root) return;
    root.toggleAttribute('data-turned', turned);
    return () => root.removeAttribute('data-turned');
  }, [turned]);
  return [turned, setTurned];
}
