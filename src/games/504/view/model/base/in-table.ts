import { tableContext } from '../../../../../ui/table/table-context';
import type { State } from '../../../rules/state/state';
import type { MatchPly } from '../../props';
import type { Facts } from './facts';
import type { Voice } from './voice';

/** The steps that this person is not asked about in this match. */
export interface PassedSteps {
  readonly off: readonly string[];
  readonly toggle: (step: string) => void;
}

/** What every part of the table may read. Map and figures get a position of their own: before a fight, until its end. */
export interface InPosition {
  readonly state: State;
  readonly facts: Facts;
  readonly voice: Voice;
  readonly plies: readonly MatchPly[];
  /** Null: nothing is kept of the match. */
  readonly passed: PassedSteps | null;
}

export const { InTable, useTable } = tableContext<InPosition>();
