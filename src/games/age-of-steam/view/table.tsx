import { AskRules } from '../../../ui/turn/ask-rules';
import './colors.css';
import './table.css';
import type { MatchTableProps } from './props';
import { TableLayout } from './table-layout';
import { useWords } from './use-words';

/** Map, players and what the phase asks; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  return (
    <AskRules.Provider value={props.onAskRules ?? null}>
      <div class="aos-table">{words && <TableLayout {...props} words={words} />}</div>
    </AskRules.Provider>
  );
}
