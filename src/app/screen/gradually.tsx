import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/button';

/** Rows that are drawn at once: a few screens, and a blink on a slow phone. */
const STEP = 40;

/**
 * The rows of a list that may have thousands: some at first, and more whenever their end comes near the screen. `more`
 * is the button behind them, whose label is given; null: all are shown.
 */
export function useGradually<Row>(rows: readonly Row[], label: string) {
  const [count, setCount] = useState(STEP);
  const onMore = () => setCount(count + STEP);
  return {
    shown: rows.slice(0, count),
    // By its count, so that it looks again where it stands after the rows have come.
    more: count < rows.length ? <More key={count} label={label} onMore={onMore} /> : null,
  };
}

function More({ label, onMore }: { readonly label: string; readonly onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && onMore(),
      { rootMargin: '50%' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Button wide onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
