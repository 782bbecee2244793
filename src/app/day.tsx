import { useNextFrame } from '../ui/next-frame';
import { useLanguage } from '../ui/words';

interface DayProps {
  readonly at: Date;
  readonly written: 'medium' | 'long';
}

let learnt = false;

/**
 * A day as the reader's language writes it. The first one of a page only keeps its room for a frame: to learn how
 * days are written takes a browser longer than to draw a screen.
 */
export function Day({ at, written }: DayProps) {
  const language = useLanguage();
  const come = useNextFrame();
  if (!come && !learnt) return <span class="later">{at.toISOString().slice(0, 10)}</span>;
  learnt = true;
  return at.toLocaleDateString(language, { dateStyle: written });
}
