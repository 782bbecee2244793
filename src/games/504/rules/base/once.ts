import { PHASE } from '../state/fields';
import type { Owner } from '../state/parts';
import { activeOwner, type State } from '../state/state';
import { TURN_PHASE } from './phases';

/** G7.1: money that comes once, with the income of this turn; outside its own turn an owner has it at once. */
export function earnOnce(state: State, owner: Owner, amount: number): void {
  if (state.now[PHASE] === TURN_PHASE && activeOwner(state) === owner) state.once[0] += amount;
  else state.cash[owner] += amount;
}
