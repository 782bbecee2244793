import { count, flaw, record, truth, wordOf } from '../../../../../kit/reading';
import { CITY, GOODS, WATER } from '../../../data/board';
import { isStep } from '../../../rules/base/phases';
import { BYTE_MOST, positive, type Reading } from '../../../rules/base/reading-parts';
import { clearPlants } from './plant';
import { readHouses } from './read-houses';

export const productionReading: Reading = {
  begin: clearPlants,
  keys(state, part) {
    if (part === 'tile') return { needed: [], optional: ['plant'] };
    if (part === 'owner' && state.world.role[8] < 3)
      return { needed: [state.world.role[1] > 0 ? 'houses' : 'goods'] };
    return part === 'turn' && isStep(state, 'sale') ? { needed: ['room', 'earned'] } : null;
  },
  tile(state, tile, form, at) {
    if (form.plant === undefined) return;
    const here = `${at}.plant`;
    const optional = state.world.role[1] > 0 ? ['full'] : [];
    const { good, owner, full } = record(form.plant, here, ['good', 'owner'], optional);
    const kind = state.kind[tile];
    if (kind === CITY || kind === WATER) flaw('no-plant', here);
    state.plant[tile] = 1 + wordOf(good, `${here}.good`, GOODS);
    if (full !== undefined) state.fullPlant[tile] = truth(full, `${here}.full`) ? 1 : 0;
    if (owner !== null) state.plantOwner[tile] = count(owner, `${here}.owner`, state.owners - 1);
  },
  owner(state, owner, form, at) {
    if (state.world.role[8] === 3) return;
    if (state.world.role[1] > 0) {
      readHouses(state, owner, form.houses, `${at}.houses`);
      return;
    }
    const goods = record(form.goods, `${at}.goods`, [], GOODS);
    GOODS.forEach((good, kind) => {
      if (goods[good] !== undefined)
        state.goods[owner * GOODS.length + kind] = positive(
          goods[good],
          `${at}.goods.${good}`,
          0xffff,
        );
    });
  },
  turn(state, form) {
    if (!isStep(state, 'sale')) return;
    state.room[0] = count(form.room, 'turn.room', BYTE_MOST);
    state.earned[0] = count(form.earned, 'turn.earned', 0xffff);
  },
};
