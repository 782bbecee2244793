import { GameTable } from '../../../ui/table/game-table';
import './colors.css';
import './table.css';
import type { MatchTableProps } from './props';
import { usePanels } from './table/panels';
import { TableLayout } from './table-layout';
import { useTableText, useWords } from './use-words';

/** Owners, map and prompt; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  const table = useTableText(props.language);
  const panels = usePanels(props.state);
  return (
    <GameTable class="f-table" onAskRules={props.onAskRules}>
      {words && table && panels && <TableLayout {...props} words={words} table={table} />}
    </GameTable>
  );
}
