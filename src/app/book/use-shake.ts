import { useEffect } from 'preact/hooks';
import { useSteady } from '../../ui/use-steady';

/** How strongly a phone is shaken on purpose, in m/s², gravity not counted. */
const STRONG = 18;
/** Milliseconds after which it may be shaken again. */
const REST = 900;

/** Calls `onShake` when the phone is shaken, except where a browser asks for permission first, as on an iPhone. */
export function useShake(onShake: () => void): void {
  const { shaken } = useSteady({ shaken: onShake });
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const onMotion = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
      const { x, y, z } = acceleration ?? {};
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < STRONG || timeStamp - last < REST) return;
      last = timeStamp;
      shaken();
    };
    window.addEventListener('devicemotion', onMotion);
    return () => window.removeEventListener('devicemotion', onMotion);
  }, []);
}
