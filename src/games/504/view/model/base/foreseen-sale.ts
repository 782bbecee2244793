import { figureAt } from '../../../../../kit/figure-at';
import { GOODS } from '../../../data/board';
import { SET_MONEY } from '../../../data/figures';
import { roomOf } from '../../../modules/production/rules/houses';
import { bestSets, goodsOf } from '../../../modules/production/rules/role-1';
import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { activeOwner, type State } from '../../../rules/state/state';
import { stepOf } from './step';

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
