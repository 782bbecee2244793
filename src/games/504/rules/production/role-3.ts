import type { Refusal } from '../../../../kit/rules';
import { PURCHASE_EXTRA } from '../../data/figures';
import { BOUGHT } from '../base/fields';
import type { Hooks, Owner } from '../parts';
import type { State } from '../state';
import { plantsOf } from './plant';

/** M8.16: from an owner's second turn on it buys no more than its plants and two. */
function limitRefusal(state: State, owner: Owner): Refusal | null {
  if (state.turnsTaken[owner] === 0) return null;
  const most = plantsOf(state, owner) + PURCHASE_EXTRA;
  return state.now[BOUGHT] >= most ? { because: 'purchase-limit', most } : null;
}

export const roleThree: Hooks<State> = { buyRefusal: limitRefusal };
