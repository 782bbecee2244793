import { GameTable } from '../../../ui/table/game-table';
import './colors.css';
import type { MatchTableProps } from './props';
import './table.css';
import { TableLayout } from './table-layout';
import { useExtras } from './use-extras';
import { useWords } from './voice';

/** Board, cards and panels. Fills the available space. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  const extras = useExtras(props.state.options, props.language);
  return (
    <GameTable class="mx-table" onAskRules={props.onAskRules}>
      {words && extras !== undefined && <TableLayout {...props} words={words} extras={extras} />}
    </GameTable>
  );
}
