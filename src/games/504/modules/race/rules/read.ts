import { CITIES, KINDS } from '../../../data/board';
import { BYTE_MOST, bitsOf, HALF_MOST, type Reading } from '../../../rules/base/read';
import { countsExplored, countsWay, hasCards, rewardsFreed } from '../state';
import { featsOf } from './role-3';

export const raceReading: Reading = {
  owner(state, owner, form) {
    const { world } = state;
    if (hasCards(world)) {
      state.cards[owner] = bitsOf(form.key('cards'), CITIES + 1);
      const home = form.key('home');
      if (!home.isNull) state.home[owner] = home.count(CITIES, 1);
    }
    if (countsWay(world)) state.since[owner] = form.key('since').count(HALF_MOST);
    if (!countsExplored(world)) return;
    KINDS.forEach((kind, place) => {
      const explored = form.key('explored').optional(kind)?.count(BYTE_MOST) ?? 0;
      state.explored[owner * KINDS.length + place] = explored;
    });
  },
  /** M2.10: the bonuses left, or how many free cities were conquered. */
  position({ world, freed, bonuses }, form) {
    if (rewardsFreed(world)) freed[0] = form.key('freed').count(CITIES);
    else if (world.role[2] === 3) bonuses[0] = form.key('bonuses').bits(featsOf(world).keys);
  },
  turn({ movedCapital }, form) {
    movedCapital[0] = form.mark('moved');
  },
};
