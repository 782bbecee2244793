import { AlarmClock, Factory, Footprints } from 'lucide-preact';
import { FACTORIES_MOST } from '../../../data/figures';
import { activeOwner } from '../../../rules/state/state';
import type { OfferKinds } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { factoriesIn, priceOf } from '../rules/factory';

/** Factories, and what cards let residents do. */
export const privilegeOffers: OfferKinds = {
  factory: {
    rank: 0,
    icon: Factory,
    title: (state, form, { table }) =>
      table.privilege.factory(priceOf(state, activeOwner(state), tileNamed(state, form.at))),
    note: (state, form, { table }) =>
      table.privilege.factoryNote(factoriesIn(state, tileNamed(state, form.at)), FACTORIES_MOST),
  },
  rouse: {
    rank: 3,
    icon: AlarmClock,
    title: (_state, _form, { table }) => table.privilege.rouse,
    note: (_state, _form, { table }) => table.privilege.rouseNote,
  },
  follow: {
    rank: 0,
    icon: Footprints,
    repeats: true,
    title: (_state, _form, { table }) => table.privilege.follow,
    note: () => '',
  },
};
