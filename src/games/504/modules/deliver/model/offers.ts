import { HandHelping, House, Package, PackageOpen, Plus, Truck } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import type { JsonObject } from '../../../../../kit/json';
import { EXTRA_PRICES } from '../../../data/figures';
import { activeOwner, type State } from '../../../rules/state/state';
import type { OfferKind, OfferKinds } from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';
import { nameIn } from '../../../words/names';
import { EXTRA } from '../state';

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

export const trolleyOffers: OfferKinds = {
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
    note: () => '',
  },
};
