import { figureAt } from '../../../../../kit/figure-at';
import { LAST_BUSINESS_ROUND, ROUND_WITHOUT_SHARES } from '../../../data/figures';
import { PHASE, ROUND } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';
import type { Telling } from '../../../view/model/base/parts';
import { FOUNDING_PHASE, SHARE_PHASE, SR } from '../state';

export const shareTelling: Telling = {
  goal(state, { table }) {
    const round = figureAt(state.now, ROUND);
    if (!isShareRound(state)) return table.goal.shares([round], LAST_BUSINESS_ROUND, null);
    // M9.5: the one without shares follows at once.
    const next = [round + 1, ...(round + 2 === ROUND_WITHOUT_SHARES ? [round + 2] : [])];
    return table.goal.shares(next, LAST_BUSINESS_ROUND, figureAt(state.share, SR));
  },
  together: ({ now }) => ({ has: figureAt(now, ROUND), needs: LAST_BUSINESS_ROUND }),
};

/** Shares are traded, or a company is founded by it. */
function isShareRound({ now }: State): boolean {
  return figureAt(now, PHASE) === SHARE_PHASE || figureAt(now, PHASE) === FOUNDING_PHASE;
}
