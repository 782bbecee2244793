import { GOODS } from '../../../data/board';
import { isStep } from '../../../rules/base/phases';
import { BYTE_MOST, byTile, HALF_MOST, type Reading, readGoods } from '../../../rules/base/read';
import { houseAt } from './houses';
import { clearPlants } from './plant';

/** The most goods on a trading house: a moved HQ leaves up to its room behind (M2.4); II(6) adds one. */
const HOUSE_MOST = 3;

export const productionReading: Reading = {
  begin: clearPlants,
  tile(state, tile, form) {
    const plant = form.optional('plant');
    if (!plant) return;
    state.plant[tile] = 1 + plant.key('good').word(GOODS);
    state.fullPlant[tile] = plant.mark('full');
    const owner = plant.key('owner');
    if (!owner.isNull) state.plantOwner[tile] = owner.count(state.owners - 1);
  },
  owner(state, owner, form) {
    if (state.world.role[8] === 3) return;
    if (state.world.role[1] === 0) {
      readGoods(state.goods, owner * GOODS.length, form.key('goods'), HALF_MOST);
      return;
    }
    for (const [tile, goods] of byTile(state, form.key('houses')))
      for (const good of goods.items(HOUSE_MOST))
        state.houseGoods[houseAt(state, owner, tile) + good.word(GOODS)]++;
  },
  turn(state, form) {
    if (!isStep(state, 'sale')) return;
    state.room[0] = form.optional('room')?.count(BYTE_MOST) ?? 0;
    state.earned[0] = form.optional('earned')?.count(HALF_MOST) ?? 0;
  },
};
