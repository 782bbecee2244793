import { Landmark, Undo2 } from 'lucide-preact';
import { residentsOn } from '../../../rules/base/pieces';
import { activeOwner } from '../../../rules/state/state';
import type { OfferKinds } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { stepOf } from '../../../view/model/base/step';

/** Moving the capital, and taking pieces back: rarely meant, so what else can be done comes first. */
export const raceOffers: OfferKinds = {
  'move-capital': {
    rank: 8,
    icon: Landmark,
    title: (_state, _form, { table }) => table.race.moveCapital,
    note: (_state, _form, { table }) => table.race.moveMeans,
  },
  recall: {
    rank: 9,
    icon: Undo2,
    title(state, form, { table }) {
      const residents = residentsOn(state, activeOwner(state), tileNamed(state, form.at));
      // Where settlements are taken back, all residents go with them (M2.5).
      return ['act', 'trolley'].includes(stepOf(state))
        ? table.race.recall(residents)
        : table.race.recallResident;
    },
    note: () => '',
  },
};
