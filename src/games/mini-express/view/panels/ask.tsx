import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableWords } from '../../words/table-words';
import type { TopicWord } from '../../words/topic-words';
import './ask.css';

/** Opens the rules where they speak of a refusal's word or of a part of the table; null where nobody can. */
export const AskRules = createContext<((topic: string) => void) | null>(null);

interface AskProps {
  readonly words: TableWords;
  /** The word of a refusal: leads to the paragraph that it comes from. Empty: none. */
  readonly why?: string;
  /** A part of the table: leads to what its figures mean. */
  readonly legend?: TopicWord;
}

/** A quiet way into the rules. */
export function Ask({ words, why, legend }: AskProps) {
  const ask = useContext(AskRules);
  const topic = why || legend;
  if (!ask || !topic) return null;
  return (
    <button
      type="button"
      class="mx-ask"
      aria-label={why ? undefined : words.legend}
      onClick={() => ask(topic)}
    >
      {why ? words.why : '?'}
    </button>
  );
}
