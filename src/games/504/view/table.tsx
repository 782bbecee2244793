import { AskRules } from '../../../ui/turn/ask-rules';
import type { MatchTableProps } from './props';
import './colors.css';
import './table.css';
import { usePanels } from './table/panels';
import { TableLayout } from './table-layout';
import { useTableText, useWords } from './use-words';

/** Owners, map and prompt; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  const table = useTableText(props.language);
  const panels = usePanels(props.state);
  return (
    <AskRules.Provider value={props.onAskRules ?? null}>
      <div class="f-table">
        {words && table && panels && <TableLayout {...props} words={words} table={table} />}
      </div>
    </AskRules.Provider>
  );
}
