import { useLanguage } from '../../ui/words';
import { useWords } from '../words/words';
import { Dated } from './dated';

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
