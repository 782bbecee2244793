import { CITY, FIELD, FOREST, GRASSLAND } from '../../data/board';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import type { State } from '../state';

/** M7.3: cards count as one more of a kind of tile. */
export const COUNTED_CARDS: readonly (readonly [card: number, kind: number])[] = [
  [kindOf('I(12)'), FIELD],
  [kindOf('II(10)'), FOREST],
  [kindOf('III(2)'), GRASSLAND],
  [kindOf('III(3)'), CITY],
];

/** Adds what the cards of an owner count. */
export function countCards(state: State, owner: Owner, counts: Uint8Array): void {
  for (const [card, kind] of COUNTED_CARDS) if (hasCard(state, owner, card)) counts[kind]++;
}
