import type { SeatPlan } from '../../../kit/header';
import type { Seat } from '../../../kit/rules';
import { tableContext } from '../../../ui/table/table-context';
import type { State } from '../rules/state';
import type { Words } from '../words/words';
import type { Facts } from './facts';
import type { MatchPly } from './props';
import type { Voice } from './voice';

/** What all parts of the table show, as it is in this position. */
interface Given {
  readonly state: State;
  readonly facts: Facts;
  readonly seats: readonly SeatPlan[];
  /** The seat that decides here; null: people only watch. */
  readonly acting: Seat | null;
  readonly words: Words;
  readonly voice: Voice;
  /** Each delivery as one. */
  readonly plies: readonly MatchPly[];
}

export const { InTable, useTable } = tableContext<Given>();
