import { CITY_FREED } from '../../modules/military/rules/fight';
import { ATTACKED } from '../../modules/military/rules/roles';
import { isToReach, reachCity } from '../../modules/race/rules/cards';
import { rewardFreed } from '../../modules/race/rules/role-3';
import { hasCards, rewardsFreed } from '../../modules/race/state';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

/**
 * X23, M2.6: who attacks a city for the first time has reached it, whatever comes of the attack. Its card is marked even
 * where storage has no resident for it. X24: with 1 only the trolley reaches cities.
 */
function reachByAttack(state: State, owner: Owner, tile: number): void {
  const { world, storedResidents } = state;
  if (world.role[1] > 0 || !isToReach(state, owner, tile)) return;
  reachCity(state, owner, tile);
  if (storedResidents[owner] > 0) storedResidents[owner]--;
}

export const militaryRace: GamePair = {
  when: (role) => role[4] > 0 && hasCards({ role }),
  hooks: { happened: [[ATTACKED, reachByAttack]] },
};

/** M2.10: bonuses of 2.III for free cities that are conquered. */
export const freedCities: GamePair = {
  when: (role) => rewardsFreed({ role }),
  hooks: { happened: [[CITY_FREED, rewardFreed]] },
};
