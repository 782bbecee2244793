import { tableContext } from '../../../src/ui/table/table-context';
import type { Words } from '../words/words';
import type { MatchTableProps } from './props';

/** What every part of the table may read. */
type Given = Pick<MatchTableProps, 'state' | 'seats' | 'viewers' | 'acting'> & {
  readonly words: Words;
};

export const { InTable, useTable } = tableContext<Given>();
