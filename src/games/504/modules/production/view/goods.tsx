import { GOODS } from '../../../data/board';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { housesOf, roomOf } from '../rules/houses';
import { plantsOf } from '../rules/plant';
import { goodsOf } from '../rules/role-1';

/** The goods, plants, trading houses and room of everybody. */
export function Goods({ only }: InfoProps) {
  const { state, table, names } = useTable();
  const hasGoods = state.world.role[8] !== 3;
  const heads = [
    ...(hasGoods ? GOODS.map((good) => names.good[good]) : []),
    table.plants,
    ...(hasGoods ? [table.houses, table.room] : []),
  ];
  const rows = ownersIn(state, only).map((owner) => ({
    owner,
    counts: [
      ...(hasGoods ? goodsOf(state, owner) : []),
      plantsOf(state, owner),
      ...(hasGoods ? [housesOf(state, owner), roomOf(state, owner)] : []),
    ],
  }));
  return (
    <section class="stack f-info">
      <h3>{table.goods}</h3>
      <CountTable heads={heads} rows={rows} />
    </section>
  );
}
