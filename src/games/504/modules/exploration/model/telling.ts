import { figureAt } from '../../../../../kit/figure-at';
import { TILES } from '../../../data/board';
import { EXPLORATION } from '../../../data/figures';
import { LAID } from '../../../rules/state/fields';
import type { Telling } from '../../../view/model/base/parts';

const left = (stacks: ArrayLike<number>) => Array.from(stacks).reduce((sum, one) => sum + one, 0);

export const explorationTelling: Telling = {
  tile(state, tile, { table }) {
    const vp = figureAt(state.tileVp, tile);
    return vp > 0 ? [table.pointsHere(vp, figureAt(state.fresh, tile) > 0)] : [];
  },
  goal: (state, { table }) => table.goal.exploration(left(state.stacks), EXPLORATION.endLeft),
  together: ({ now }) => ({ has: figureAt(now, LAID), needs: TILES - EXPLORATION.endLeft }),
};
