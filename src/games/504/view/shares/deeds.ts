import { foundingPrice } from '../../rules/shares/found';
import type { Deeds } from '../parts';

export const shareDeeds: Deeds = {
  // Residents are bought as well (G6.1).
  buy(state, { company }, { table, owner }) {
    if (typeof company !== 'number') return '';
    const founds = state.world.company && state.isFounded[company] === 0;
    return table.share.buy(owner(company), founds ? foundingPrice(company) : null);
  },
  sell: (_state, { company, count }, { table, owner }) =>
    typeof company === 'number'
      ? table.titleAt(owner(company), table.share.sell(Number(count)))
      : table.share.sellOwn,
};
