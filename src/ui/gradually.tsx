import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button';
import { useTableWords } from './table-words';

/**
 * The rows of a list that may have thousands: `step` at first, a few screens, and `step` more whenever their end comes
 * near the screen. `more` is the button behind them; null: all are shown.
 */
export function useGradually<Row>(rows: readonly Row[], step = 40) {
  const [count, setCount] = useState(step);
  const onMore = () => setCount(count + step);
  return {
    shown: rows.slice(0, count),
    // By its count, so that it checks its position again after the rows have come.
    more: count < rows.length ? <More key={count} onMore={onMore} /> : null,
  };
}

function More({ onMore }: { readonly onMore: () => void }) {
  const words = useTableWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some((end) => end.isIntersecting) && onMore(),
      { rootMargin: '50%' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Button wide onClick={onMore}>
        {words.showMore}
      </Button>
    </div>
  );
}
