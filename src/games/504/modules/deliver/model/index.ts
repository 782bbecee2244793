import { HandHelping, House, Package, PackageOpen, Plus, Truck } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import type { JsonObject } from '../../../../../kit/json';
import { CITY, GOODS, offerOf } from '../../../data/board';
import { DELIVERED_END, EXTRA_PRICES, SPEEDS } from '../../../data/figures';
import { activeOwner, type State, tableColumn } from '../../../rules/state/state';
import type {
  ActionTitles,
  ModuleModel,
  OfferKind,
  OfferKinds,
  Progress,
  Telling,
} from '../../../view/model/base/parts';
import { stepOf } from '../../../view/model/base/position';
import type { Voice } from '../../../view/model/base/voice';
import { nameIn } from '../../../words/names';
import { houseAt } from '../../production/rules/houses';
import { citiesOffer, EXTRA, hasDemand, hasGoods, hasHouses, MP } from '../state';
import { contentText, goodsWhere, holdsOf } from './cargo';
import { trolleyLines } from './journeys';

const here = (state: State): readonly number[] => [figureAt(state.trolleyAt, activeOwner(state))];

/** The cost of the way there; empty on the trolley's tile. */
function wayNote(_state: State, form: JsonObject, { table }: Voice): string {
  if (form.mp === undefined) return '';
  return table.trolley.way(Number(form.mp), Number(form.left), Number(form.price ?? 0));
}

/** An action where the trolley arrives, or already is. */
const there = (kind: Omit<OfferKind, 'hexes' | 'note'>): OfferKind => ({
  ...kind,
  hexes: here,
  note: wayNote,
  title: (state, form, voice, count, hex) => {
    const title = kind.title(state, form, voice, count, hex);
    return form.mp === undefined ? title : voice.table.trolley.driveAnd(title);
  },
});

const cargo = (form: JsonObject, { names, table }: Voice, count: number) =>
  'good' in form ? nameIn(names.good, String(form.good)) : table.trolley.residents(count);

const offers: OfferKinds = {
  deliver: there({
    rank: 0,
    icon: HandHelping,
    title: (_state, form, voice) => voice.table.trolley.deliver(cargo(form, voice, 1)),
  }),
  load: there({
    rank: 1,
    icon: Package,
    repeats: true,
    title: (_state, form, voice, count) => voice.table.trolley.load(cargo(form, voice, count)),
  }),
  drive: {
    rank: 2,
    icon: Truck,
    title: (_state, _form, { table }) => table.trolley.drive,
    note: wayNote,
  },
  settle: there({
    rank: 3,
    icon: House,
    title: (_state, _form, { table }) => table.settle(1),
  }),
  unload: there({
    rank: 4,
    icon: PackageOpen,
    repeats: true,
    title: (_state, form, voice, count) => voice.table.trolley.unload(cargo(form, voice, count)),
  }),
  extra: {
    rank: 5,
    icon: Plus,
    hexes: here,
    title: (state, _form, { table }) =>
      table.trolley.extra(EXTRA_PRICES[figureAt(state.trip, EXTRA)] ?? 0),
  },
};

const titles: ActionTitles = {
  upgrade: (state, { what }, voice) =>
    voice.table.titleAt(voice.names.action.upgrade, upgradeText(state, what, voice)),
};

/** M1.4: what an upgrade makes of the trolley. */
export function upgradeText(state: State, what: unknown, { table: { trolley } }: Voice): string {
  const speed = figureAt(state.speed, activeOwner(state));
  return what === 'speed'
    ? trolley.speed(figureAt(SPEEDS, speed), figureAt(SPEEDS, speed + 1))
    : trolley.secondHold;
}

const deliveredBy = (state: State): Progress => ({
  has: state.delivered.reduce((sum, one) => sum + one, 0),
  needs: DELIVERED_END[tableColumn(state)] ?? 0,
});

const ownersOf = ({ owners }: State) => Array.from({ length: owners }, (_, owner) => owner);

const telling: Telling = {
  tile: (state, tile, voice) => [
    ...cityLines(state, tile, voice),
    ...lyingLines(state, tile, voice),
    ...ownersOf(state)
      .filter((owner) => state.trolleyAt[owner] === tile)
      .map((owner) =>
        voice.table.trolley.here(
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

export const trolleyModel: ModuleModel = { offers, telling, titles, lines: trolleyLines };
