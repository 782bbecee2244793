import type { State } from '../../rules/state';
import { trolleyOffers } from '../deliver/offers';
import { explorationOffers } from '../exploration/offers';
import { majorityOffers } from '../majorities/offers';
import { militaryOffers } from '../military/offers';
import type { OfferKind, OfferKinds } from '../parts';
import { privilegeOffers } from '../privileges/offers';
import { productionOffers } from '../production/offers';
import { raceOffers } from '../race/offers';
import { roadOffers } from '../roads/offers';
import { baseOffers } from './base-offers';
import { type ByModule, inWorld } from './in-world';

/** The table of modules: what each lets be done on the map. */
const OFFERS: ByModule<OfferKinds> = [
  [0, baseOffers],
  [5, explorationOffers],
  [6, roadOffers],
  [8, productionOffers],
  [7, majorityOffers],
  [1, trolleyOffers],
  [2, raceOffers],
  [3, privilegeOffers],
  [4, militaryOffers],
];

/** How a kind of action is offered; null: not on the map. */
export function offerKind(state: State, kind: string): OfferKind | null {
  for (const offers of inWorld(OFFERS, state)) if (offers[kind]) return offers[kind];
  return null;
}
