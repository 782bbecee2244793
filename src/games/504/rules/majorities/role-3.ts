import { KINDS } from '../../data/board';
import { SECOND_VP } from '../../data/figures';
import type { Hooks, Owner } from '../parts';
import type { State } from '../state';
import { countAll, leads } from './leads';

/** M7.15: VP at the end for every kind in which an owner leads. */
function finalPoints(state: State, owner: Owner): number {
  const all = countAll(state);
  let points = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if (leads(all, state.owners, owner, kind)) points += SECOND_VP[kind];
  return points;
}

export const roleThree: Hooks<State> = { finalPoints };
