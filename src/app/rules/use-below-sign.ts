import { useEffect, useRef } from 'preact/hooks';

/** Measures the header of the screen for elements that stick below it, because it grows with the text size. */
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
