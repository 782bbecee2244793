import { useMemo } from 'preact/hooks';
import { tableContext, useUnchanged } from '../../../ui/table/table-context';
import type { Words } from '../words/words';
import { type Facts, factsOf } from './facts';
import { withDeliveries } from './payday/merge';
import type { MatchTableProps } from './props';
import { type Voice, voiceOf } from './voice';

type FromApp = Pick<MatchTableProps, 'state' | 'seats' | 'acting' | 'plies' | 'opening'> & {
  readonly words: Words;
};

/** What every part of the table may read; each delivery is one ply. */
interface Given extends FromApp {
  readonly facts: Facts;
  readonly voice: Voice;
}

export const { InTable, useTable } = tableContext<Given>();

/** The same until the position, or what is known about the match, changes. */
export function useGiven(props: FromApp): Given {
  const { state, seats, acting, opening, words } = props;
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const plies = useMemo(() => withDeliveries(props.plies), [props.plies]);
  const match = { state, seats, acting, opening, words };
  return useUnchanged({ ...match, facts: factsOf(state), voice, plies });
}
