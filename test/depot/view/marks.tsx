import type { GoodId } from '../data/goods';
import './marks.css';
import type { TableWords } from '../words/en/table';

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
