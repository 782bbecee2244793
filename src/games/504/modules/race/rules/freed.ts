import type { Emit } from '../../../../../kit/rules';
import { FEAT_MONEY, FREED_VP } from '../../../data/figures';
import { earnOnce } from '../../../rules/base/once';
import { scoreVp } from '../../../rules/base/pieces';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';

/** M2.10 with 4: what the next free city conquered is worth in points, for the k-th k + 2. */
export function freedWorth({ freed }: State): number {
  return freed[0] + 1 + FREED_VP;
}

/** For conquering one: points, or with 9.I ten times as much money. */
export function rewardFreed(
  state: State,
  owner: Owner,
  _tile: number,
  _value: number,
  emit?: Emit<State>,
): void {
  const worth = freedWorth(state);
  state.freed[0]++;
  emit?.({ event: 'bonus', owner, key: 'k+2' }, state);
  if (state.world.role[9] === 1) earnOnce(state, owner, FEAT_MONEY * worth);
  else scoreVp(state, owner, worth, 'bonus', emit);
}
