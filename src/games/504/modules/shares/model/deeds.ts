import { figureAt } from '../../../../../kit/figure-at';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import type { Deeds } from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';
import { foundingPrice } from '../rules/share-round';

/** To buy a share of a company or to found it, with the price (M9.8, M9.28). */
export function buyText(state: State, company: Owner, { table, owner }: Voice): string {
  const founds = state.world.company && state.isFounded[company] === 0;
  const price = founds ? foundingPrice(company) : figureAt(state.value, company);
  return table.share.buy(owner(company), price, founds);
}

/** To sell shares, with what they bring (M9.11). */
export function sellText(state: State, company: Owner, count: number, { table }: Voice): string {
  return table.share.sell(count, count * figureAt(state.value, company));
}

export const shareDeeds: Deeds = {
  // Residents are bought as well (G6.1).
  buy: (state, { company }, voice) =>
    typeof company === 'number' ? buyText(state, company, voice) : '',
  sell(state, { company, count }, voice) {
    const { table, owner } = voice;
    return typeof company === 'number'
      ? table.titleAt(owner(company), sellText(state, company, Number(count), voice))
      : table.share.sellOwn;
  },
};
