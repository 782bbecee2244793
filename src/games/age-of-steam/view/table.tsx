import { GameTable } from '../../../ui/table/game-table';
import './colors.css';
import './table.css';
import type { MatchTableProps } from './props';
import { TableLayout } from './table-layout';
import { useWords } from './use-words';

/** Map, players and what the phase asks; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  return (
    <GameTable class="aos-table" onAskRules={props.onAskRules}>
      {words && <TableLayout {...props} words={words} />}
    </GameTable>
  );
}
