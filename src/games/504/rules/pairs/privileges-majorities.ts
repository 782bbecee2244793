import { CITY, FIELD, FOREST, GRASSLAND } from '../../data/board';
import type { Owner } from '../parts';
import { hasCard, kindOf } from '../privileges/cards';
import type { State } from '../state';

const COUNTED: readonly (readonly [card: number, kind: number])[] = [
  [kindOf('I(12)'), FIELD],
  [kindOf('II(10)'), FOREST],
  [kindOf('III(2)'), GRASSLAND],
  [kindOf('III(3)'), CITY],
];

/** M7.3: cards count as one more of a kind of tile. */
export function countCards(state: State, owner: Owner, counts: Uint8Array): void {
  for (const [card, kind] of COUNTED) if (hasCard(state, owner, card)) counts[kind]++;
}
