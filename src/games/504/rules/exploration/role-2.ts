import { EXPLORATION } from '../../data/figures';
import type { Hooks, Owner } from '../parts';
import type { State } from '../state';

/** M5.17: for a discovered tile, or a settlement on an empty one. */
export function takeToken({ tokens }: State, owner: Owner): void {
  tokens[owner]++;
}

export function tokenForSettling(
  state: State,
  owner: Owner,
  _tile: number,
  isFirst: boolean,
): void {
  if (isFirst && state.world.incomeBy === 5) takeToken(state, owner);
}

/** M5.15. */
export function income({ tokens }: State, owner: Owner): number {
  return EXPLORATION.token * tokens[owner];
}

export const roleTwo: Hooks<State> = { placed: tokenForSettling };
