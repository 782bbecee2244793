import { FACTORY_INCOME } from '../../../data/figures';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { factoriesOf } from './factory';

/** M3.14b. */
export function income(state: State, owner: Owner): number {
  return FACTORY_INCOME * factoriesOf(state, owner);
}
