import type { GoodId } from '../data/goods';
import type { TableWords } from '../words/table-words';
import './marks.css';

interface GoodMarkProps {
  readonly good: GoodId;
  readonly words: TableWords;
}

/** A wagon with the letter of its good. Decoration beside a name. */
export function GoodMark({ good, words }: GoodMarkProps) {
  return (
    <span class="depot-mark" data-good={good} aria-hidden="true">
      {words.letter[good]}
    </span>
  );
}
