import type { Deeds } from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';
import { nameIn } from '../../../words/names';

const goodsIn = (goods: unknown, { names }: Voice): readonly string[] =>
  Array.isArray(goods) ? goods.map((good) => nameIn(names.good, String(good))) : [];

export const productionDeeds: Deeds = {
  // Shares are sold as well (M9).
  sell: (_state, { set }, voice) => (set ? voice.table.sale.sell(goodsIn(set, voice)) : ''),
  swap: (_state, { give, take }, voice) =>
    voice.table.titleAt(
      voice.names.action.swap,
      voice.table.way(goodsIn(give, voice).join(' + '), nameIn(voice.names.good, String(take))),
    ),
};
