import { GameTable } from '../../../ui/table/game-table';
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
    <GameTable class="ur-table" onAskRules={props.onAskRules}>
      {words && table && <TableLayout {...props} words={words} table={table} />}
    </GameTable>
  );
}
