import { tableContext } from '../../../../ui/table/table-context';
import type { State } from '../../rules/state/state';
import type { MatchPly } from '../props';
import type { Facts } from './base/facts';
import type { Voice } from './base/voice';

/** The steps that this person is not asked about in this match. */
export interface PassedSteps {
  readonly off: readonly string[];
  readonly toggle: (step: string) => void;
}

/** What changes with the position, for panels and sheets. The map and the figures show a fight's position until its end. */
export interface InPosition {
  readonly state: State;
  readonly facts: Facts;
  readonly voice: Voice;
  readonly plies: readonly MatchPly[];
  /** Null: nothing is kept of the match. */
  readonly passed: PassedSteps | null;
}

export const { InTable, useTable } = tableContext<InPosition>();

/** The words and names alone, for what is drawn of another position as well: they stay when the position changes. */
export const { InTable: InVoice, useTable: useVoice } = tableContext<Voice>();
