import type { Owner } from '../parts';
import { placeOf, type State } from '../state';

/** The explorer, exhausted on its tile, goes back to storage. */
export function sendHome({ exhausted, storedResidents }: State, owner: Owner, tile: number): void {
  exhausted[placeOf(owner, tile)]--;
  storedResidents[owner]++;
}
