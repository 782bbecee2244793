import { useEffect } from 'preact/hooks';
import { useNextFrame } from '../../ui/next-frame';
import { useLanguage } from '../../ui/words';
import { useWords } from '../words/words';

interface DatedProps {
  readonly at: Date;
  readonly write: () => string;
}

let loaded = false;

/** A date as `write` puts it. The first one of a page comes a frame later: browsers load date formats slowly. */
function Dated({ at, write }: DatedProps) {
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

interface DayProps {
  readonly at: Date;
  readonly written: 'medium' | 'long';
}

export function Day({ at, written }: DayProps) {
  const language = useLanguage();
  return <Dated at={at} write={() => at.toLocaleDateString(language, { dateStyle: written })} />;
}

/** A moment in the reader's language: the time for today, and otherwise the day and the time. */
export function When({ at }: { readonly at: Date }) {
  const words = useWords().match;
  const language = useLanguage();
  const write = () => {
    const time = at.toLocaleTimeString(language, { timeStyle: 'short' });
    const now = new Date();
    if (at.toDateString() === now.toDateString()) return words.today(time);
    const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
    const day = at.toLocaleDateString(language, { year, month: 'short', day: 'numeric' });
    return `${day}, ${time}`;
  };
  return <Dated at={at} write={write} />;
}
