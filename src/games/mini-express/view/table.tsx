import type { AutomaShowing } from './automa/use-show';
import './colors.css';
import { GameTable } from '../../../ui/table/game-table';
import type { MatchTableProps } from './props';
import { TableLayout } from './table-layout';
import './table.css';
import { useExtras } from './use-extras';
import { useWords } from './voice';

/** Board, cards and panels. Fills the available space. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  const extras = useExtras(props.state.options, props.language);
  const lay = (automa: AutomaShowing | null) =>
    words &&
    extras !== undefined && (
      <TableLayout {...props} words={words} extras={extras} automa={automa} />
    );
  return (
    <GameTable class="mx-table" onAskRules={props.onAskRules}>
      {extras ? (
        <extras.WithShow plies={props.plies} live={props.seeing !== 'still'}>
          {lay}
        </extras.WithShow>
      ) : (
        lay(null)
      )}
    </GameTable>
  );
}
