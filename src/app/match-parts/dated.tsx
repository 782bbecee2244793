import { useEffect } from 'preact/hooks';
import { useNextFrame } from '../../ui/next-frame';

interface DatedProps {
  readonly at: Date;
  readonly write: () => string;
}

/** Whether a date has been written since the page was loaded. */
let loaded = false;

/**
 * A date as `write` puts it. The first one of a page shows a placeholder for a frame: a browser needs longer to load its
 * date formats than to draw a screen.
 */
export function Dated({ at, write }: DatedProps) {
  const come = useNextFrame();
  useEffect(() => {
    if (come) loaded = true;
  }, [come]);
  if (!come && !loaded)
    return (
      <span class="later" aria-busy="true">
        {at.toISOString().slice(0, 10)}
      </span>
    );
  return write();
}
