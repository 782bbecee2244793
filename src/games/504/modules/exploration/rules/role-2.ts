import { EXPLORATION } from '../../../data/figures';
import { PLACED } from '../../../rules/base/pieces';
import type { Hooks, Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';

/** M5.17: for a discovered tile, or a settlement on an empty one. */
export function takeToken({ tokens }: State, owner: Owner): void {
  tokens[owner]++;
}

function tokenForSettling(state: State, owner: Owner, _tile: number, isFirst: number): void {
  if (isFirst > 0 && state.world.incomeBy === 5) takeToken(state, owner);
}

/** M5.15. */
export function income({ tokens }: State, owner: Owner): number {
  return EXPLORATION.token * tokens[owner];
}

/** G6.10: after the reward of role I, whose income this is with 9.II. */
export const roleTwo: Hooks<State> = { happened: [[PLACED, tokenForSettling]] };
