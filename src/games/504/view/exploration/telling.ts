import { at } from '../../../../kit/at';
import { TILES } from '../../data/board';
import { EXPLORATION } from '../../data/figures';
import { LAID } from '../../rules/base/fields';
import type { Telling } from '../parts';

const left = (stacks: ArrayLike<number>) => Array.from(stacks).reduce((sum, one) => sum + one, 0);

export const explorationTelling: Telling = {
  tile(state, tile, { table }) {
    const vp = at(state.tileVp, tile);
    return vp > 0 ? [table.pointsHere(vp, at(state.fresh, tile) > 0)] : [];
  },
  goal: (state, { table }) => table.goal.exploration(left(state.stacks), EXPLORATION.endLeft),
  together: ({ now }) => ({ has: at(now, LAID), needs: TILES - EXPLORATION.endLeft }),
};
