import { Footprints, Landmark, UserPlus } from 'lucide-preact';
import { hasSettlement } from '../../rules/base/pieces';
import { HQ } from '../../rules/state/fields';
import { activeOwner, placeOf, type State } from '../../rules/state/state';
import { outlookOf } from './base/facts';
import { legalOf } from './base/legal';
import type { EnteringOffer, OfferKinds } from './base/parts';
import { aroundText, tileNamed } from './base/places';
import { roomText } from './base/room';

/** How a move of the owner whose turn it is onto a tile is diverted; null: it arrives or settles. */
type Entering = (state: State, tile: number) => EnteringOffer | null;

/** Capitals, purchases and moves. */
export const baseOffers = (enteringIn: Entering): OfferKinds => ({
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
    note(state, form, voice) {
      const place = placeOf(activeOwner(state), tileNamed(state, form.at));
      return state.place[place] === HQ ? '' : roomText(state, voice);
    },
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
});

/** Whether who moves there stays active, by the rules. */
function staysActive(state: State, from: unknown, to: unknown): boolean {
  const way = legalOf(state, 'move').find(({ form }) => form.from === from && form.to === to);
  if (!way) return false;
  const { before, after } = outlookOf(state, [way.action]);
  const owner = activeOwner(state);
  return before.owners[owner]?.active === after.owners[owner]?.active;
}
