import { figureAt } from '../../../../../kit/figure-at';
import { BOUNTY, HQ_ARMIES } from '../../../data/figures';
import { holds } from '../../../data/world/holds';
import { worldFrom } from '../../../data/world/world';
import { residentsEach, settlementsEach } from '../../../rules/base/pieces';
import { NONE } from '../../../rules/state/fields';
import { activeOwner, placeOf } from '../../../rules/state/state';
import { factsOf } from '../../../view/model/base/facts';
import { ownersIn } from '../../../view/model/base/owners-in';
import type { Telling } from '../../../view/model/base/parts';
import { controllerOf } from '../rules/armies';
import { WAR_LEFT } from '../state';

export const militaryTelling: Telling = {
  tile(state, tile, voice) {
    const { war } = voice.table;
    const guards = [
      ...(figureAt(state.barracks, tile) > 0 ? [war.barracks] : []),
      ...(figureAt(state.militia, tile) > 0 ? [war.militia] : []),
      ...(figureAt(state.bounty, tile) > 0 ? [war.bounty(BOUNTY)] : []),
    ];
    const defender = controllerOf(state, tile);
    const isHq = defender !== NONE && state.hq[defender] === tile;
    const hits = isHq ? figureAt(state.hqHits, defender) : 0;
    const attackers = ownersIn(state).flatMap((owner) => {
      const count = figureAt(state.attackers, placeOf(owner, tile));
      return count > 0 ? [war.attackersHere(voice.owner(owner), count)] : [];
    });
    return [
      ...guards,
      ...(hits > 0 ? [war.hits(hits, HQ_ARMIES)] : []),
      ...(isHq && figureAt(state.safe, defender) > 0 ? [war.safe(voice.owner(defender))] : []),
      ...attackers,
    ];
  },
  note(state, { table }) {
    switch (factsOf(state).pending) {
      case 'retreat':
        return table.war.toRetreat(figureAt(state.war, WAR_LEFT));
      case 'annex':
        return table.war.toAnnex(figureAt(state.storedSettlements, activeOwner(state)));
      default:
        return '';
    }
  },
  goal({ world: { name } }, { table }) {
    const world = worldFrom(name);
    return table.war.goal(world !== null && holds(world, ['siege']));
  },
  /**
   * M4.22: how few residents or settlements are left, whichever is nearer to the last one. Both are counted from the
   * smaller number (G2.2), so that it stays the same all match long.
   */
  progress(state, owner) {
    const needs = Math.min(residentsEach(state), settlementsEach(state));
    const left = Math.min(
      figureAt(state.storedResidents, owner),
      figureAt(state.storedSettlements, owner),
    );
    return { has: needs - left, needs };
  },
};
