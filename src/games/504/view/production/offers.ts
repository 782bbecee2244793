import { Factory } from 'lucide-preact';
import { nameIn } from '../../words/names';
import { outlookOf } from '../facts';
import { legalOf } from '../legal';
import type { OfferKinds } from '../parts';

export const productionOffers: OfferKinds = {
  plant: {
    rank: 1,
    icon: Factory,
    title: (_state, form, { table, names }) => table.plant(nameIn(names.good, String(form.good))),
    note(state, form, { table }) {
      const way = legalOf(state, 'plant').find(
        (one) => one.form.at === form.at && one.form.good === form.good,
      );
      if (!way) return '';
      const { before, after } = outlookOf(state, [way.action]);
      const sum = (facts: typeof before) => facts.owners[facts.owner]?.active ?? 0;
      return before.owner === after.owner ? table.exhausts(sum(before) - sum(after)) : '';
    },
  },
};
