import { SCORINGS } from '../../data/figures';
import { NOT_DEALT } from '../../rules/majorities/windows';
import { at } from '../at';
import { factsOf } from '../facts';
import type { Telling } from '../parts';

export const majorityTelling: Telling = {
  note: (state, { table }) =>
    factsOf(state).phase === 'shrink' ? table.toRemove(at(state.shrinkLeft, 0)) : '',
  goal: (state, { table }) =>
    table.goal.majorities(
      at(state.scorings, 0),
      SCORINGS,
      Array.from(state.rowCards, (cards, row) => ({
        cards,
        scoring: at(state.rowScoring, row),
      })).find(({ cards }) => cards > 0 && cards < NOT_DEALT) ?? null,
    ),
  together: (state) => ({ has: at(state.scorings, 0), needs: SCORINGS }),
};
