import { SCORINGS } from '../../../data/figures';
import { BYTE_MOST, HALF_MOST, type Reading } from '../../../rules/base/read';
import { NOT_DEALT } from '../state';

export const majorityReading: Reading = {
  position(state, form) {
    if (state.world.role[7] !== 1) return;
    const rows = form.key('rows').items(SCORINGS, SCORINGS);
    rows.forEach((row, index) => {
      const cards = row.key('cards');
      state.rowCards[index] = cards.isNull ? NOT_DEALT : cards.count(BYTE_MOST);
      state.rowScoring[index] = row.key('scoring').count(1);
    });
    state.scorings[0] = form.key('scorings').count(SCORINGS);
    const shrink = form.optional('shrink');
    if (!shrink) return;
    shrink.key('gain').fill(state.gain, HALF_MOST);
    const queue = shrink.key('queue').items(state.owners, 1);
    queue.forEach((item, place) => {
      state.shrinkOwner[place] = item.key('owner').count(state.owners - 1);
      state.shrinkLeft[place] = item.key('left').count(BYTE_MOST, 1);
    });
    state.shrinking[0] = queue.length;
  },
};
