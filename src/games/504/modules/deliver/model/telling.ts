import { figureAt } from '../../../../../kit/figure-at';
import { CITY, GOODS, offerOf } from '../../../data/board';
import { DELIVERED_END } from '../../../data/figures';
import { type State, tableColumn } from '../../../rules/state/state';
import type { Progress, Telling } from '../../../view/model/base/parts';
import { stepOf } from '../../../view/model/base/step';
import type { Voice } from '../../../view/model/base/voice';
import { houseAt } from '../../production/rules/houses';
import { citiesOffer, hasDemand, hasGoods, hasHouses, MP } from '../state';
import { contentText, goodsWhere, holdsOf } from './cargo';

const deliveredBy = (state: State): Progress => ({
  has: state.delivered.reduce((sum, one) => sum + one, 0),
  needs: DELIVERED_END[tableColumn(state)] ?? 0,
});

const ownersOf = ({ owners }: State) => Array.from({ length: owners }, (_, owner) => owner);

export const trolleyTelling: Telling = {
  tile: (state, tile, voice) => [
    ...cityLines(state, tile, voice),
    ...lyingLines(state, tile, voice),
    ...ownersOf(state)
      .filter((owner) => state.trolleyAt[owner] === tile)
      .map((owner) =>
        voice.table.trolley.stands(
          voice.owner(owner),
          holdsOf(state, owner).map((content) => contentText(content, voice)),
        ),
      ),
  ],
  note: (state, { table }) =>
    stepOf(state) === 'trolley' ? table.trolley.points(figureAt(state.trip, MP)) : '',
  goal(state, { table }) {
    const { has, needs } = deliveredBy(state);
    return table.trolley.goal(has, needs);
  },
  together: deliveredBy,
};

/** What a city has and wants (M1.2, M1.3), and the goods in its trading houses (X4). */
function cityLines(state: State, tile: number, voice: Voice): readonly string[] {
  if (state.kind[tile] !== CITY) return [];
  const { world } = state;
  const { trolley } = voice.table;
  const offer = offerOf(figureAt(state.number, tile));
  const lines: string[] = [];
  const good = GOODS[offer];
  if (citiesOffer(world) && good)
    lines.push(trolley.offers(voice.names.good[good], figureAt(state.cityGoods, tile)));
  if (hasDemand(world)) {
    const isCovered = (kind: number) => ((figureAt(state.covered, tile) >> kind) & 1) === 1;
    const wanted = goodsWhere(voice, (kind) => kind !== offer && !isCovered(kind));
    const covered = goodsWhere(voice, isCovered);
    if (wanted.length > 0) lines.push(trolley.wants(wanted));
    if (covered.length > 0) lines.push(trolley.covered(covered));
  }
  if (hasHouses(world))
    for (const owner of ownersOf(state)) {
      const house = houseAt(state, owner, tile);
      const goods = goodsWhere(voice, (kind) => figureAt(state.houseGoods, house + kind) > 0);
      if (goods.length > 0) lines.push(trolley.inHouse(voice.owner(owner), goods));
    }
  return lines;
}

function lyingLines(state: State, tile: number, voice: Voice): readonly string[] {
  if (!hasGoods(state.world)) return [];
  const { trolley } = voice.table;
  const loose = goodsWhere(voice, (kind) => figureAt(state.loose, tile * GOODS.length + kind) > 0);
  const ready = GOODS[figureAt(state.plant, tile) - 1];
  return [
    ...(loose.length > 0 ? [trolley.loose(loose)] : []),
    ...(ready && figureAt(state.fullPlant, tile) > 0
      ? [trolley.waits(voice.names.good[ready])]
      : []),
  ];
}
