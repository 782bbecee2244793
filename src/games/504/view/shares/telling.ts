import { at } from '../../../../kit/at';
import { LAST_BUSINESS_ROUND } from '../../data/figures';
import { ROUND } from '../../rules/base/windows';
import type { Telling } from '../parts';

export const shareTelling: Telling = {
  goal: (state, { table }) =>
    table.goal.shares(Math.max(1, at(state.now, ROUND)), LAST_BUSINESS_ROUND),
  together: ({ now }) => ({ has: at(now, ROUND), needs: LAST_BUSINESS_ROUND }),
};
