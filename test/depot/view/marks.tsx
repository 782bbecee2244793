import type { GoodId } from '../data/goods';
import './marks.css';
import { useTable } from './in-table';

/** A wagon with the letter of its good. Decoration beside a name. */
export function GoodMark({ good }: { readonly good: GoodId }) {
  const { letter } = useTable().words.table;
  return (
    <span class="depot-mark" data-good={good} aria-hidden="true">
      {letter[good]}
    </span>
  );
}
