import type { TableProps } from '../../../ui/game-view';
import { AskRules } from '../../../ui/turn/ask-rules';
import './colors.css';
import './table.css';
import { TableLayout } from './table-layout';
import { useTableText, useWords } from './use-words';

/** Owners, map and prompt; fills the room it is given. */
export function Table(props: TableProps) {
  const words = useWords(props.language);
  const table = useTableText(props.language);
  return (
    <AskRules.Provider value={props.onAskRules ?? null}>
      <div class="f-table">
        {words && table && <TableLayout {...props} words={words} table={table} />}
      </div>
    </AskRules.Provider>
  );
}
