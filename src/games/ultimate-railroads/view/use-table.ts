import type { SeatPlan } from '../../../kit/header';
import { tableContext } from '../../../ui/table/table-context';
import type { State } from '../rules/state';
import type { Facts } from './facts';
import type { MatchPly } from './props';
import type { Voice } from './voice';

/**
 * What every part of the table may need of its position. Who decides or looks on is not in it: that changes without a
 * move when the phone is handed over.
 */
interface MatchTable {
  readonly state: State;
  readonly facts: Facts;
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  readonly plies: readonly MatchPly[];
}

export const { InTable, useTable } = tableContext<MatchTable>();
