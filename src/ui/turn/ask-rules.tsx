import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useTableWords } from '../table-words';
import './turn.css';

/** Opens the rules at a topic that the game's `Help` knows; null where the rules cannot be opened. */
export const AskRules = createContext<((topic: string) => void) | null>(null);

interface AskProps<Legend extends string> {
  /** The word of a refusal: opens the paragraph behind it. Empty: none. */
  readonly why?: string;
  /** A part of the table: opens the meaning of its figures. */
  readonly legend?: Legend;
}

/** A quiet link to the rules: "Why?" after a refusal, "?" beside figures. */
export function Ask<Legend extends string>({ why, legend }: AskProps<Legend>) {
  const ask = useContext(AskRules);
  const words = useTableWords();
  const topic = why || legend;
  if (!ask || !topic) return null;
  return (
    <button
      type="button"
      class="ask-rules"
      aria-label={why ? undefined : words.legend}
      onClick={() => ask(topic)}
    >
      {why ? words.why : '?'}
    </button>
  );
}
