import { UserMinus } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { FIRST_CARD_ROUND, FIRST_VP, SCORINGS } from '../../../data/figures';
import { residentsOn } from '../../../rules/base/pieces';
import { ROUND } from '../../../rules/state/fields';
import { factsOf } from '../../../view/model/base/facts';
import type { ModuleModel, OfferKinds, Telling } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { counted } from '../rules/leads';
import { NOT_DEALT } from '../state';
import { removal, removalByItself } from './removal';

const offers: OfferKinds = {
  remove: {
    rank: 0,
    icon: UserMinus,
    repeats: true,
    title(state, form, { table }, count) {
      const residents = residentsOn(
        state,
        figureAt(state.shrinkOwner, 0),
        tileNamed(state, form.at),
      );
      const what = residents === 0 ? 'settlement' : count > residents ? 'pieces' : 'residents';
      return table.majorities.remove(what, count);
    },
    note: (state, _form, { table }) => table.majorities.toRemove(figureAt(state.shrinkLeft, 0)),
  },
};

const telling: Telling = {
  note: (state, { table }) =>
    factsOf(state).phase === 'shrink'
      ? table.majorities.toRemove(figureAt(state.shrinkLeft, 0))
      : '',
  goal(state, { table }) {
    const done = figureAt(state.scorings, 0);
    // Pieces may still have to leave the map.
    if (done >= SCORINGS) return table.last.turn;
    // In a world of companies a row belongs to a round, and is not dealt before.
    const waits = figureAt(state.now, ROUND) < FIRST_CARD_ROUND;
    const rows = Array.from(state.rowCards, (cards, row) => ({
      cards,
      scoring: figureAt(state.rowScoring, row),
      from: waits ? FIRST_CARD_ROUND : null,
    }));
    const row = rows.find(({ cards }) => cards > 0 && cards < NOT_DEALT);
    const near = table.goal.majorities(done, SCORINGS, row ?? null);
    if (removal.isHere(state)) return near;
    const { counts, plusMeans } = table.majorities;
    const what = counted(state.world) === 'links' ? 'links' : 'settlements';
    // The sheet of the first scoring has told it.
    return [...(done > 0 ? [] : [counts(what, Math.max(...FIRST_VP))]), near, plusMeans].join(' ');
  },
  together: (state) => ({ has: figureAt(state.scorings, 0), needs: SCORINGS }),
};

export const majorityModel: ModuleModel = {
  ...{ offers, telling, gathering: removal },
  byItself: removalByItself,
};
