import { useMemo } from 'preact/hooks';
import { tableContext, useUnchanged } from '../../../ui/table/table-context';
import type { TableWords } from '../words/en/table';
import type { Words } from '../words/words';
import { type Facts, factsOf } from './facts';
import type { MatchTableProps } from './props';
import { type Voice, voiceOf } from './voice';

type FromApp = Pick<MatchTableProps, 'state' | 'seats' | 'plies' | 'opening'>;

/**
 * What every part of the table may read. Who decides or looks on is not in it: that changes without a move when the phone
 * is handed over.
 */
interface Given extends FromApp {
  readonly facts: Facts;
  readonly voice: Voice;
  /** What the table says. */
  readonly words: TableWords;
}

export const { InTable, useTable } = tableContext<Given>();

/** The words of the table, once they are loaded. */
export interface Said {
  readonly words: Words;
  readonly table: TableWords;
}

/** The same until the position, or what is known about the match, changes. */
export function useGiven(props: FromApp & Said): Given {
  const { state, seats, plies, opening, words, table } = props;
  const { options, set } = state;
  const voice = useMemo(
    () => voiceOf(words, table, seats, { options, set }),
    [words, table, seats, options, set],
  );
  return useUnchanged({ state, facts: factsOf(state), seats, voice, words: table, plies, opening });
}
