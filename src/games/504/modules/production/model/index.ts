import { Factory } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { GOODS } from '../../../data/board';
import { GOODS_END } from '../../../data/figures';
import { NONE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';
import { outlookOf } from '../../../view/model/base/facts';
import { legalOf } from '../../../view/model/base/legal';
import type {
  ActionTitles,
  ModuleModel,
  OfferKinds,
  Telling,
} from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';
import { nameIn } from '../../../words/names';
import { housesEnd, housesOf, roomOf } from '../rules/houses';
import { plantsOf } from '../rules/plant';
import { goodsOf } from '../rules/role-1';

const offers: OfferKinds = {
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
      if (before.owner !== after.owner) return '';
      const [was, is] = [before.owners[before.owner], after.owners[before.owner]];
      const brings = was?.points !== is?.points || was?.income !== is?.income;
      return [
        table.exhausts(sum(before) - sum(after)),
        ...(!brings && isFull(state, before.owner) ? [table.sale.full] : []),
      ].join(' · ');
    },
  },
};

/** M8.9: whether an owner has all the goods that there is room for, those of the next sale included; with 1 each house has its own. */
function isFull(state: State, owner: Owner): boolean {
  const { role } = state.world;
  if (role[8] === 3 || (role[1] ?? 0) > 0) return false;
  const goods = goodsOf(state, owner).reduce((sum, count) => sum + count, 0);
  return goods + (role[8] === 2 ? plantsOf(state, owner) : 0) >= roomOf(state, owner);
}

const goodsIn = (goods: unknown, { names }: Voice): readonly string[] =>
  Array.isArray(goods) ? goods.map((good) => nameIn(names.good, String(good))) : [];

const titles: ActionTitles = {
  // Shares are sold as well (M9).
  sell: (_state, { set }, voice) => (set ? voice.table.sale.sell(goodsIn(set, voice)) : ''),
  swap: (_state, { give, take }, voice) =>
    voice.table.titleAt(
      voice.names.action.swap,
      voice.table.way(goodsIn(give, voice).join(' + '), nameIn(voice.names.good, String(take))),
    ),
};

const telling: Telling = {
  tile(state, tile, voice) {
    const good = GOODS[figureAt(state.plant, tile) - 1];
    if (!good) return [];
    const owner = state.plantOwner[tile];
    const whose = owner === undefined || owner === NONE ? null : voice.owner(owner);
    return [voice.table.plantHere(voice.names.good[good], whose)];
  },
  goal: (state, { table }) => table.goal.production(GOODS_END, housesEnd(state)),
  progress: (state, owner) => ({
    has: housesOf(state, owner),
    needs: housesEnd(state),
  }),
};

export const productionModel: ModuleModel = { offers, telling, titles };
