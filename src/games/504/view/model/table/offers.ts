import { Footprints, Landmark, UserPlus } from 'lucide-preact';
import { trolleyOffers } from '../../../modules/deliver/model/offers';
import { explorationOffers } from '../../../modules/exploration/model/offers';
import { majorityOffers } from '../../../modules/majorities/model/offers';
import { attackOffer } from '../../../modules/military/model/attack-offer';
import { militaryOffers } from '../../../modules/military/model/offers';
import { privilegeOffers } from '../../../modules/privileges/model/offers';
import { productionOffers } from '../../../modules/production/model/offers';
import { raceOffers } from '../../../modules/race/model/offers';
import { roadOffers } from '../../../modules/roads/model/offers';
import { hasSettlement } from '../../../rules/base/pieces';
import { activeOwner, type State } from '../../../rules/base/state';
import { outlookOf } from '../base/facts';
import { type ByModule, inWorld } from '../base/in-world';
import { legalOf } from '../base/legal';
import type { EnteringOffer, OfferKind, OfferKinds } from '../base/parts';
import { aroundText, tileNamed } from '../base/places';

/** The table of modules: which moves each diverts. */
const ENTERINGS: ByModule<EnteringOffer> = [[4, attackOffer]];

/** How a move of the owner whose turn it is onto a tile is diverted; null: it arrives or settles. */
function enteringIn(state: State, tile: number): EnteringOffer | null {
  const owner = activeOwner(state);
  return inWorld(ENTERINGS, state).find((one) => one.isHere(state, owner, tile)) ?? null;
}

/** Capitals, purchases and moves. */
const baseOffers: OfferKinds = {
  capital: {
    rank: 0,
    icon: Landmark,
    title: (_state, _form, { table }) => table.capital,
    note: (state, form, voice) => aroundText(state, tileNamed(state, form.at), voice),
  },
  buy: {
    rank: 0,
    icon: UserPlus,
    repeats: true,
    title: (_state, _form, { table }, count) => table.buy(count),
    note: () => '',
  },
  move: {
    rank: 2,
    icon: Footprints,
    repeats: true,
    title(state, form, voice, count) {
      const { table } = voice;
      const to = tileNamed(state, form.to);
      const entering = enteringIn(state, to);
      if (entering) return entering.title(state, to, voice, count);
      return hasSettlement(state, activeOwner(state), to) ? table.move(count) : table.settle(count);
    },
    note(state, form, voice, count) {
      const { table } = voice;
      const to = tileNamed(state, form.to);
      const entering = enteringIn(state, to);
      if (entering) return entering.note(state, to, voice, count);
      if (!hasSettlement(state, activeOwner(state), to)) return table.becomesSettlement;
      return table.arrives(staysActive(state, form.from, form.to), count);
    },
  },
};

/** Whether who moves there stays active, by the rules. */
function staysActive(state: State, from: unknown, to: unknown): boolean {
  const way = legalOf(state, 'move').find(({ form }) => form.from === from && form.to === to);
  if (!way) return false;
  const { before, after } = outlookOf(state, [way.action]);
  const owner = activeOwner(state);
  return before.owners[owner]?.active === after.owners[owner]?.active;
}

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
