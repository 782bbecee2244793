import type { JsonObject } from '../../../../kit/json';
import { GOODS } from '../../data/board';
import { isStep } from '../base/steps';
import { NONE } from '../base/windows';
import type { Writing } from '../parts';
import type { State } from '../state';
import { goodsOf } from './role-1';

export const writing: Writing<State> = {
  turn: (state): JsonObject =>
    isStep(state, 'sale') ? { room: state.room[0], earned: state.earned[0] } : {},
  tile({ plant, plantOwner }, tile): JsonObject {
    if (plant[tile] === 0) return {};
    const owner = plantOwner[tile] === NONE ? null : plantOwner[tile];
    return { plant: { good: GOODS[plant[tile] - 1], owner } };
  },
  owner(state, owner): JsonObject {
    if (state.world.role[8] === 3) return {};
    const goods = goodsOf(state, owner);
    const held = GOODS.flatMap((good, kind) => (goods[kind] > 0 ? [[good, goods[kind]]] : []));
    return { goods: Object.fromEntries(held) };
  },
};
