import { figureAt } from '../../../../../kit/figure-at';
import { SCORINGS } from '../../../data/figures';
import { factsOf } from '../../../view/model/base/facts';
import type { Telling } from '../../../view/model/base/parts';
import { NOT_DEALT } from '../state';

export const majorityTelling: Telling = {
  note: (state, { table }) =>
    factsOf(state).phase === 'shrink' ? table.toRemove(figureAt(state.shrinkLeft, 0)) : '',
  goal(state, { table }) {
    const done = figureAt(state.scorings, 0);
    // Pieces may still have to leave the map.
    if (done >= SCORINGS) return table.last.turn;
    const rows = Array.from(state.rowCards, (cards, row) => ({
      cards,
      scoring: figureAt(state.rowScoring, row),
    }));
    const row = rows.find(({ cards }) => cards > 0 && cards < NOT_DEALT);
    return table.goal.majorities(done, SCORINGS, row ?? null);
  },
  together: (state) => ({ has: figureAt(state.scorings, 0), needs: SCORINGS }),
};
