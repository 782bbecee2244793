import { Compass, Wheat } from 'lucide-preact';
import type { OfferKinds } from '../parts';
import { oddsText } from './odds';

/** Exploring, and the harvest of points. */
export const explorationOffers: OfferKinds = {
  explore: {
    rank: 0,
    icon: Compass,
    title: (_state, _form, { table }) => table.explore,
    note: oddsText,
  },
  harvest: {
    rank: 0,
    icon: Wheat,
    repeats: true,
    title: (_state, _form, { table }, count) => table.harvest(count),
    note: (_state, _form, { table }, count) => table.exhausts(count),
  },
};
