import { CARDS_END, CARDS_END_WITH_ARMIES } from '../../data/figures';
import type { Owner } from '../parts';
import { isToReach, reachCity } from '../race/cards';
import { hasCards } from '../race/fields';
import { type State, tableColumn } from '../state';

/** X23, M2.8: with armies fewer cities end the match. */
export function cardsEnd(state: State): number {
  const most = state.world.role[4] > 0 ? CARDS_END_WITH_ARMIES : CARDS_END;
  return most[tableColumn(state)];
}

/**
 * X23, M2.6: who attacks a city for the first time has reached it, whatever comes of the attack. Its card is marked even
 * where storage has no resident for it. X24: with 1 only the trolley reaches cities.
 */
export function reachByAttack(state: State, owner: Owner, tile: number): void {
  const { world, storedResidents } = state;
  if (!hasCards(world) || world.role[1] > 0 || !isToReach(state, owner, tile)) return;
  reachCity(state, owner, tile);
  if (storedResidents[owner] > 0) storedResidents[owner]--;
}
