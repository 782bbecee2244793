import { at } from '../../../../kit/at';
import { BOUNTY, HQ_ARMIES } from '../../data/figures';
import { residentsEach, settlementsEach } from '../../rules/base/pieces';
import { NONE } from '../../rules/base/windows';
import { controllerOf } from '../../rules/military/ground';
import { WAR_LEFT } from '../../rules/military/windows';
import { activeOwner, placeOf } from '../../rules/state';
import { factsOf } from '../facts';
import { ownersIn } from '../owners-in';
import type { Telling } from '../parts';

export const militaryTelling: Telling = {
  tile(state, tile, voice) {
    const { war } = voice.table;
    const guards = [
      ...(at(state.barracks, tile) > 0 ? [war.barracks] : []),
      ...(at(state.militia, tile) > 0 ? [war.militia] : []),
      ...(at(state.bounty, tile) > 0 ? [war.bounty(BOUNTY)] : []),
    ];
    const defender = controllerOf(state, tile);
    const isHq = defender !== NONE && state.hq[defender] === tile;
    const hits = isHq ? at(state.hqHits, defender) : 0;
    const attackers = ownersIn(state).flatMap((owner) => {
      const count = at(state.attackers, placeOf(owner, tile));
      return count > 0 ? [war.attackersHere(voice.owner(owner), count)] : [];
    });
    return [
      ...guards,
      ...(hits > 0 ? [war.hits(hits, HQ_ARMIES)] : []),
      ...(isHq && at(state.safe, defender) > 0 ? [war.safe(voice.owner(defender))] : []),
      ...attackers,
    ];
  },
  note(state, { table }) {
    switch (factsOf(state).pending) {
      case 'retreat':
        return table.war.toRetreat(at(state.war, WAR_LEFT));
      case 'annex':
        return table.war.toAnnex(at(state.storedSettlements, activeOwner(state)));
      default:
        return '';
    }
  },
  goal: (_state, { table }) => table.war.goal,
  /** M4.22: of residents bought and settlements placed, what is nearer to the last one. */
  progress(state, owner) {
    const [residents, settlements] = [residentsEach(state), settlementsEach(state)];
    const left = [at(state.storedResidents, owner), at(state.storedSettlements, owner)] as const;
    const bought = { has: residents - left[0], needs: residents };
    const placed = { has: settlements - left[1], needs: settlements };
    return left[0] < left[1] && residents > 0 ? bought : placed;
  },
};
