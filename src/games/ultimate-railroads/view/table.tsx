import { AskRules } from '../../../ui/turn/ask-rules';
import './colors.css';
import './table.css';
import type { MatchTableProps } from './props';
import { TableLayout } from './table-layout';
import { useTableText, useWords } from './use-words';

/** Boards, spaces and what is asked; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  const table = useTableText(props.language);
  return (
    <AskRules.Provider value={props.onAskRules ?? null}>
      <div class="ur-table">
        {words && table && <TableLayout {...props} words={words} table={table} />}
      </div>
    </AskRules.Provider>
  );
}
