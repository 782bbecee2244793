import { Factory } from 'lucide-preact';
import { outlookOf } from '../../../view/model/base/facts';
import { legalOf } from '../../../view/model/base/legal';
import type { OfferKinds } from '../../../view/model/base/parts';
import { nameIn } from '../../../words/names';

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
