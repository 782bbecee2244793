import { Flag, Landmark, ShieldPlus, Swords, Undo2 } from 'lucide-preact';
import { figureAt } from '../../../../../kit/figure-at';
import { activeOwner, placeOf } from '../../../rules/state/state';
import type { OfferKinds } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { armiesOn } from '../rules/armies';
import { WAR_LEFT } from '../state';
import { oddsOfAttack, oddsText } from './odds';

/** Fights, and what follows them. */
export const militaryOffers: OfferKinds = {
  fight: {
    rank: 0,
    icon: Swords,
    title(state, form, { table }) {
      const tile = tileNamed(state, form.at);
      const attackers = figureAt(state.attackers, placeOf(activeOwner(state), tile));
      return table.war.fight(attackers, armiesOn(state, tile));
    },
    note(state, form, voice) {
      const tile = tileNamed(state, form.at);
      const owner = activeOwner(state);
      const attackers = figureAt(state.attackers, placeOf(owner, tile));
      return oddsText(oddsOfAttack(state, owner, tile, attackers), armiesOn(state, tile), voice);
    },
  },
  retreat: {
    rank: 0,
    icon: Undo2,
    repeats: true,
    title: (_state, _form, { table }) => table.war.retreat,
    note: (state, _form, { table }) => table.war.toRetreat(figureAt(state.war, WAR_LEFT)),
  },
  refuge: {
    rank: 0,
    icon: Landmark,
    title: (_state, _form, { table }) => table.war.refuge,
    note: () => '',
  },
  seize: {
    rank: 0,
    icon: Flag,
    title: (_state, _form, { table }) => table.war.seize,
    note: (_state, _form, { table }) => table.becomesSettlement,
  },
  annex: {
    rank: 0,
    icon: ShieldPlus,
    title: (_state, _form, { table }) => table.war.annex,
    note: (state, _form, { table }) =>
      table.war.toAnnex(figureAt(state.storedSettlements, activeOwner(state))),
  },
};
