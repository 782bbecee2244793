import { UserMinus } from 'lucide-preact';
import { residentsOn } from '../../rules/base/pieces';
import { at } from '../at';
import type { OfferKinds } from '../parts';
import { tileNamed } from '../places';

export const majorityOffers: OfferKinds = {
  remove: {
    rank: 0,
    icon: UserMinus,
    title(state, form, { table }) {
      const owner = at(state.shrinkOwner, 0);
      return table.remove(residentsOn(state, owner, tileNamed(state, form.at)) > 0);
    },
    note: (state, _form, { table }) => table.toRemove(at(state.shrinkLeft, 0)),
  },
};
