import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

/** Keeps the screen awake while a match is open, where the browser allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let wanted = true;
    const ask = async () => {
      if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (wanted) lock = got;
        else await got.release();
      } catch {
        // Battery saver or a setting: the phone decides.
      }
    };
    void ask();
    // The browser releases it whenever the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release().catch(() => {});
    };
  }, []);
}

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
