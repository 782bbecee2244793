import { useMemo } from 'preact/hooks';
import { tableContext, useUnchanged } from '../../../ui/table/table-context';
import type { Words } from '../words/words';
import { type Facts, factsOf } from './facts';
import { withDeliveries } from './payday/merge';
import type { MatchTableProps } from './props';
import { type Voice, voiceOf } from './voice';

type FromApp = Pick<MatchTableProps, 'state' | 'seats' | 'acting' | 'plies'> & {
  readonly words: Words;
};

/** What every part of the table may read; each delivery is one ply. */
interface Given extends FromApp {
  readonly facts: Facts;
  readonly voice: Voice;
}

export const { InTable, useTable } = tableContext<Given>();

/** The same until the position, or what is known about the match, changes. */
export function useGiven({ state, seats, acting, plies: single, words }: FromApp): Given {
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const plies = useMemo(() => withDeliveries(single), [single]);
  return useUnchanged({ state, facts: factsOf(state), seats, acting, words, voice, plies });
}
