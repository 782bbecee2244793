import { figureAt } from '../../../../kit/figure-at';
import { GOODS } from '../../data/board';
import { SET_MONEY } from '../../data/figures';
import { LAID } from '../../rules/base/fields';
import type { Owner } from '../../rules/parts';
import { roomOf } from '../../rules/production/houses';
import { goodsOf } from '../../rules/production/role-1';
import { bestSets } from '../../rules/production/sets';
import { activeOwner, type State } from '../../rules/state';
import { stepOf } from '../step';

/** M8.12: income of the next sale without exchanges; during the sale, what is earned plus the rest. */
export function foreseenSale(state: State, owner: Owner): number {
  const stock = Uint16Array.from(goodsOf(state, owner));
  if (stepOf(state) === 'sale' && activeOwner(state) === owner)
    return figureAt(state.earned, 0) + bestSets(stock, figureAt(state.room, 0), SET_MONEY);
  for (let tile = 0; tile < figureAt(state.now, LAID); tile++) {
    const good = figureAt(state.plant, tile) - 1;
    if (state.plantOwner[tile] === owner && good >= 0 && good < GOODS.length)
      stock[good] = figureAt(stock, good) + 1;
  }
  return bestSets(stock, roomOf(state, owner), SET_MONEY);
}
