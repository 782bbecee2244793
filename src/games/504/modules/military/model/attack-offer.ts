import { figureAt } from '../../../../../kit/figure-at';
import { activeOwner, placeOf } from '../../../rules/state/state';
import type { EnteringOffer } from '../../../view/model/base/parts';
import { armiesOn } from '../rules/armies';
import { attack } from '../rules/attack';
import { oddsOfAttack, oddsText } from './odds';

/** M4.6, M4.13: a move onto a foreign tile, with its likely result. */
export const attackOffer: EnteringOffer = {
  isHere: attack.isHere,
  title: (_state, _tile, { table }, count) => table.war.attack(count),
  note(state, tile, voice, count) {
    const armies = armiesOn(state, tile);
    if (state.world.role[4] === 3) return voice.table.war.skirmish(Math.min(count, armies), armies);
    const owner = activeOwner(state);
    const attackers = figureAt(state.attackers, placeOf(owner, tile)) + count;
    return oddsText(oddsOfAttack(state, owner, tile, attackers), armies, voice);
  },
};
