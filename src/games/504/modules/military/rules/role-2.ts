import { bitsIn } from '../../../../../kit/bits';
import { CITY } from '../../../data/board';
import { CONTROL_INCOME, LANDS_INCOME } from '../../../data/figures';
import { figureOf } from '../../../rules/base/ask';
import { hasSettlement, settlementsOf } from '../../../rules/base/pieces';
import { LAID, NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import { figure } from '../../../rules/state/points';
import type { State } from '../../../rules/state/state';

/** What a controlled tile brings. */
export const CONTROL_WORTH = figure();

export function controlWorth(state: State, owner: Owner): number {
  return figureOf(state, CONTROL_WORTH, owner, CONTROL_INCOME);
}

/** M4.23: for controlled tiles without the capital, and for how many of the five lands. */
export function controlIncome(tiles: number, lands: number, each: number): number {
  return each * tiles + LANDS_INCOME[lands];
}

export function income(state: State, owner: Owner): number {
  const capitals = state.hq[owner] === NONE ? 0 : 1;
  const tiles = settlementsOf(state, owner) - capitals;
  return controlIncome(tiles, bitsIn(landsOf(state, owner)), controlWorth(state, owner));
}

/** The kinds of land that an owner controls, as bits. */
export function landsOf(state: State, owner: Owner): number {
  let kinds = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if (state.kind[tile] !== CITY && hasSettlement(state, owner, tile))
      kinds |= 1 << state.kind[tile];
  return kinds;
}
