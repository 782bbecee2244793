import { useEffect } from 'preact/hooks';
import { useNextFrame } from '../../ui/next-frame';
import { useLanguage } from '../../ui/words';

interface DayProps {
  readonly at: Date;
  readonly written: 'medium' | 'long';
}

/** Whether a date has been written since the page was loaded. */
let loaded = false;

/**
 * A date in the reader's language. The first one of a page shows a placeholder for a frame: a browser needs
 * longer to load its date formats than to draw a screen.
 */
export function Day({ at, written }: DayProps) {
  const language = useLanguage();
  const come = useNextFrame();
  useEffect(() => {
    if (come) loaded = true;
  }, [come]);
  if (!come && !loaded) return <span class="later">{at.toISOString().slice(0, 10)}</span>;
  return at.toLocaleDateString(language, { dateStyle: written });
}
