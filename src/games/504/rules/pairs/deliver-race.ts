import { ENTERED } from '../../modules/deliver/rules/drive';
import { isToReach, reachCity } from '../../modules/race/rules/cards';
import { countsWay } from '../../modules/race/state';
import type { Owner } from '../state/ids';
import type { GamePair, State } from '../state/state';

/** X1, X24, M2.6, M2.8: the trolley enters a tile, or stays there, for movement points in halves. */
function comeBy(state: State, owner: Owner, tile: number, spent: number): void {
  const { world, since, storedResidents } = state;
  // Without residents there are no roads, so no halves.
  if (countsWay(world)) since[owner] += spent / 2;
  if (!isToReach(state, owner, tile)) return;
  reachCity(state, owner, tile);
  if (countsWay(world)) since[owner] = 0;
  // A card is marked even where storage has no resident for it.
  if (world.residents && storedResidents[owner] > 0) storedResidents[owner]--;
}

export const deliverRace: GamePair = {
  when: (role) => role[1] > 0 && (role[2] === 1 || role[2] === 2),
  hooks: { happened: [[ENTERED, comeBy]] },
};
