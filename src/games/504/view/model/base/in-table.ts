import { useMemo } from 'preact/hooks';
import { tableContext, useUnchanged } from '../../../../../ui/table/table-context';
import type { State } from '../../../rules/state/state';
import type { TableText } from '../../../words/en/table';
import type { Words } from '../../../words/words';
import type { MatchPly, MatchTableProps } from '../../props';
import { type Facts, factsOf } from './facts';
import { type Voice, voiceOf } from './voice';

/** The steps that this person is not asked about in this match. */
export interface PassedSteps {
  readonly off: readonly string[];
  readonly toggle: (step: string) => void;
}

/** What every part of the table may read. Map and figures get a position of their own: before a fight, until its end. */
export interface InPosition extends Pick<Voice, 'table' | 'names'> {
  readonly state: State;
  readonly facts: Facts;
  readonly voice: Voice;
  readonly plies: readonly MatchPly[];
  /** Null: nothing is kept of the match. */
  readonly passed: PassedSteps | null;
}

export const { InTable, useTable } = tableContext<InPosition>();

type FromApp = Pick<MatchTableProps, 'state' | 'seats' | 'plies'>;

/** The words of the table, once they are loaded. */
export interface Said {
  readonly words: Words;
  readonly table: TableText;
}

/** The same until the position, or what is known about the match, changes. */
export function useGiven(
  { state, seats, plies, words, table }: FromApp & Said,
  passed: PassedSteps | null,
): InPosition {
  const { name: world, company } = state.world;
  const voice = useMemo(
    () => voiceOf(words, table, seats, { world, company }),
    [words, table, seats, world],
  );
  const { names } = words;
  return useUnchanged({ state, facts: factsOf(state), voice, table, names, plies, passed });
}
