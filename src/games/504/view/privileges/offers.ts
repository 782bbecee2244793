import { AlarmClock, Factory, Footprints } from 'lucide-preact';
import { FACTORIES_MOST } from '../../data/figures';
import { factoriesIn, priceOf } from '../../rules/privileges/factory';
import { activeOwner } from '../../rules/state';
import type { OfferKinds } from '../parts';
import { tileNamed } from '../places';

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
