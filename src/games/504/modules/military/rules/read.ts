import type { Written } from '../../../../../kit/written';
import { HQ_ARMIES } from '../../../data/figures';
import { BYTE_MOST, byTile, markTiles, type Reading, tileOf } from '../../../rules/base/read';
import { placeOf, type State } from '../../../rules/state/state';
import { WAR_AT, WAR_LEFT, WAR_OWNER } from '../state';
import { ANNEXING } from './annex';
import { ATTACKING } from './attack';
import { FLEEING, SEIZING } from './capital-falls';
import { RETREATING } from './fight';

export const militaryReading: Reading = {
  tile({ barracks, militia, bounty }, tile, form) {
    barracks[tile] = form.mark('barracks');
    militia[tile] = form.mark('militia');
    bounty[tile] = form.mark('bounty');
  },
  owner(state, owner, form) {
    state.safe[owner] = form.optional('safe')?.flag() ?? 0;
    state.hqHits[owner] = form.optional('hqHits')?.count(HQ_ARMIES - 1) ?? 0;
    for (const [tile, armies] of byTile(state, form.optional('attackers')))
      state.attackers[placeOf(owner, tile)] = armies.count(BYTE_MOST);
  },
  turn(state, form) {
    state.ended[0] = form.mark('ended');
    markTiles(state, state.fought, form.optional('fought'));
  },
  pending: {
    retreat(state, form) {
      readPlace(state, form);
      state.war[WAR_LEFT] = form.key('left').count(BYTE_MOST, 1);
      return RETREATING;
    },
    attack(state, form) {
      readPlace(state, form);
      return ATTACKING;
    },
    refuge(state, form) {
      readFallen(state, form);
      return FLEEING;
    },
    seize(state, form) {
      readPlace(state, form);
      readFallen(state, form);
      return SEIZING;
    },
    annex(state, form) {
      readFallen(state, form);
      return ANNEXING;
    },
  },
};

function readPlace(state: State, form: Written): void {
  state.war[WAR_AT] = tileOf(state, form.key('at'));
}

function readFallen({ war, owners }: State, form: Written): void {
  war[WAR_OWNER] = form.key('owner').count(owners - 1);
}
