import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../kit/rules';
import { tableContext, useUnchanged } from '../../../ui/table/table-context';
import type { TableExtraWords } from '../words/en/extras';
import type { Words } from '../words/words';
import { type Facts, readFacts } from './facts';
import { type Legal, legalIn } from './legal';
import type { MatchTableProps } from './props';
import { type Voice, voiceOf } from './voice';

type FromApp = Pick<
  MatchTableProps,
  'state' | 'seats' | 'language' | 'acting' | 'plies' | 'opening'
> & {
  readonly words: Words;
  /** Null where the match needs none. */
  readonly extraWords: TableExtraWords | null;
};

/** What every part of the table may read. */
interface Given extends FromApp {
  readonly voice: Voice;
  /** What the table says. */
  readonly table: Words['table'];
  /** Every legal action, by company, computed at first use. */
  readonly legal: () => readonly Legal[];
  readonly facts: Facts;
  /**
   * Whose figures are marked: the seat that decides here, or that did last, or the table would jump from turn to turn.
   * Null: none has yet.
   */
  readonly mine: Seat | null;
}

export const { InTable, useTable } = tableContext<Given>();

/** The same until the position, or what is known about the match, changes. */
export function useGiven(props: FromApp): Given {
  const { state, seats, language, acting, plies, opening, words, extraWords } = props;
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const legal = useMemo(() => legalIn(state), [state]);
  const facts = useMemo(() => readFacts(state), [state]);
  const last = useRef(acting);
  last.current = acting ?? last.current;
  const mine = last.current;
  const match = { state, seats, language, acting, plies, opening, words, extraWords };
  return useUnchanged({ ...match, voice, table: words.table, legal, facts, mine });
}
