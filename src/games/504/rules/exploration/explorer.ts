import type { Owner } from '../parts';
import { placeOf, type State } from '../state';

/** M5.5: whether an explorer goes back to storage at once when it has found anything but water. */
export function goesHome({ world: { role } }: State): boolean {
  return role[5] === 1 || (role[5] === 2 && role[4] > 0 && role[2] === 0);
}

/** The explorer, exhausted on its tile, goes back to storage. */
export function sendHome({ exhausted, storedResidents }: State, owner: Owner, tile: number): void {
  exhausted[placeOf(owner, tile)]--;
  storedResidents[owner]++;
}
