import type { Emit } from '../../../../kit/rules';
import { FEAT_MONEY, FREED_VP } from '../../data/figures';
import { earnOnce } from '../base/once';
import { scoreVp } from '../base/pieces';
import type { Owner } from '../parts';
import type { State } from '../state';

/** M2.10 with 4: for the k-th free city conquered in the match k + 2 points, or with 9.I as much money ten-fold. */
export function rewardFreed(state: State, owner: Owner, emit?: Emit<State>): void {
  if (state.freed.length === 0) return;
  state.freed[0]++;
  const worth = state.freed[0] + FREED_VP;
  emit?.({ event: 'bonus', owner, key: 'k+2' }, state);
  if (state.world.role[9] === 1) earnOnce(state, owner, FEAT_MONEY * worth);
  else scoreVp(state, owner, worth, 'bonus', emit);
}
