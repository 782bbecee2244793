import { figureAt } from '../../../../../kit/figure-at';
import { GOODS } from '../../../data/board';
import { GOODS_END } from '../../../data/figures';
import { NONE } from '../../../rules/state/fields';
import type { Telling } from '../../../view/model/base/parts';
import { housesEnd, housesOf } from '../rules/houses';

export const productionTelling: Telling = {
  tile(state, tile, voice) {
    const good = GOODS[figureAt(state.plant, tile) - 1];
    if (!good) return [];
    const owner = state.plantOwner[tile];
    const whose = owner === undefined || owner === NONE ? null : voice.owner(owner);
    return [voice.table.plantHere(voice.names.good[good], whose)];
  },
  goal: (state, { table }) => table.goal.production(GOODS_END, housesEnd(state)),
  progress: (state, owner) => ({
    has: housesOf(state, owner),
    needs: housesEnd(state),
  }),
};
