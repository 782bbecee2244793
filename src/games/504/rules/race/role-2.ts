import { SETTLING_INCOME } from '../../data/figures';
import { earnOnce } from '../base/once';
import type { Owner } from '../parts';
import type { State } from '../state';

/** M2.9: a settlement on an empty tile; what new cards bring is with them (`reachCity`). */
export function payForSettling(state: State, owner: Owner, tile: number, isFirst: boolean): void {
  if (isFirst && state.world.incomeBy === 2)
    earnOnce(state, owner, SETTLING_INCOME[state.kind[tile]]);
}

/** M2.9: all of it comes once, and is counted when it comes. */
export const income = (): number => 0;
