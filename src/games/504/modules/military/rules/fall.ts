import { happened } from '../../../rules/base/ask';
import { FELL, residentsEach, settlementsEach } from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { AT, IN, NO_INCOME, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { loseAllTiles } from './armies';

/** M4.19: a company is as before its founding, and out of this round. */
export function fall(state: State, company: Owner, emit?: Emit<State>): void {
  loseAllTiles(state, company);
  state.cash[company] = 0;
  state.vp[company] = 0;
  state.income[company] = NO_INCOME;
  state.turnsTaken[company] = 0;
  state.storedResidents[company] = residentsEach(state);
  state.storedSettlements[company] = settlementsEach(state);
  state.safe[company] = 0;
  leaveOrder(state, company);
  happened(state, FELL, company, NONE, 0, emit);
  emit?.({ event: 'fall', company }, state);
}

/** The place of the one whose turn it is moves along. */
function leaveOrder({ order, now }: State, company: Owner): void {
  const place = order.subarray(0, now[IN]).indexOf(company);
  if (place < 0) return;
  order.copyWithin(place, place + 1, now[IN]);
  now[IN]--;
  if (place < now[AT]) now[AT]--;
}
