import { UserMinus } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { residentsOn } from '../../../rules/base/pieces';
import type { OfferKinds } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';

export const majorityOffers: OfferKinds = {
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
      return table.remove(what, count);
    },
    note: (state, _form, { table }) => table.toRemove(figureAt(state.shrinkLeft, 0)),
  },
};
