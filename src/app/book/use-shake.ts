import { useEffect } from 'preact/hooks';
import { useSteady } from '../../ui/use-steady';

/** How strongly a phone is shaken on purpose, in m/s², gravity not counted. */
const STRONG = 18;
/** Milliseconds after which it may be shaken again. */
const REST = 900;

/**
 * Calls `onShake` when the phone is shaken. Only where the browser tells of motion without asking: on an iPhone the
 * button for it is enough.
 */
export function useShake(onShake: () => void): void {
  const { shaken } = useSteady({ shaken: onShake });
  useEffect(() => {
    if (typeof DeviceMotionEvent === 'undefined' || 'requestPermission' in DeviceMotionEvent)
      return;
    let last = 0;
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
