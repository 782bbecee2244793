import type { JsonObject } from '../../../../kit/json';
import { GOODS } from '../../data/board';
import { NONE } from '../base/fields';
import { isStep } from '../base/steps';
import { writeHouses } from '../pairs/deliver-production';
import type { Writing } from '../parts';
import type { State } from '../state';
import { goodsOf } from './role-1';

export const writing: Writing<State> = {
  turn: (state): JsonObject =>
    isStep(state, 'sale') ? { room: state.room[0], earned: state.earned[0] } : {},
  tile({ plant, plantOwner, fullPlant }, tile): JsonObject {
    if (plant[tile] === 0) return {};
    const owner = plantOwner[tile] === NONE ? null : plantOwner[tile];
    const full = fullPlant[tile] > 0 ? { full: true } : {};
    return { plant: { good: GOODS[plant[tile] - 1], owner, ...full } };
  },
  owner(state, owner): JsonObject {
    if (state.world.role[8] === 3) return {};
    if (state.world.role[1] > 0) return { houses: writeHouses(state, owner) };
    const goods = goodsOf(state, owner);
    const held = GOODS.flatMap((good, kind) => (goods[kind] > 0 ? [[good, goods[kind]]] : []));
    return { goods: Object.fromEntries(held) };
  },
};
