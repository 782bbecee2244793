import { useLanguage } from '../../ui/words';
import { Dated } from './dated';

interface DayProps {
  readonly at: Date;
  readonly written: 'medium' | 'long';
}

/** A date in the reader's language. */
export function Day({ at, written }: DayProps) {
  const language = useLanguage();
  return <Dated at={at} write={() => at.toLocaleDateString(language, { dateStyle: written })} />;
}
