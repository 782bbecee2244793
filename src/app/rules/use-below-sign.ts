import { useEffect, useRef } from 'preact/hooks';

/** What sticks below the sign of its screen is told how high that is: it grows with the letters. */
export function useBelowSign() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sign = part.current?.closest('.screen')?.querySelector('.screen__head');
    if (!sign) return;
    const watch = new ResizeObserver(() =>
      part.current?.style.setProperty('--sign-height', `${sign.clientHeight}px`),
    );
    watch.observe(sign);
    return () => watch.disconnect();
  }, []);
  return part;
}
