import { CITY } from '../../data/board';
import { LANDS_INCOME } from '../../data/figures';
import { hasSettlement } from '../base/pieces';
import { LAID } from '../base/windows';
import { controlWorth } from '../pairs/privileges-military';
import type { Owner } from '../parts';
import type { State } from '../state';

/** M4.23: for tiles controlled besides the capital, and for how many of the five lands. */
export function controlIncome(tiles: number, lands: number, each: number): number {
  return each * tiles + LANDS_INCOME[lands];
}

export function income(state: State, owner: Owner): number {
  let tiles = 0;
  let kinds = 0;
  let lands = 0;
  for (let tile = 0; tile < state.now[LAID]; tile++) {
    if (tile === state.hq[owner] || !hasSettlement(state, owner, tile)) continue;
    const kind = state.kind[tile];
    tiles++;
    if (kind === CITY || (kinds >> kind) & 1) continue;
    kinds |= 1 << kind;
    lands++;
  }
  return controlIncome(tiles, lands, controlWorth(state, owner));
}
