import type { JsonObject } from '../../../../../kit/json';
import { WATER } from '../../../data/board';
import { hexText } from '../../../rules/base/map';
import { PENDING } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { codeFor } from '../../../rules/state/kind';
import { placeOf, type State } from '../../../rules/state/state';
import { FOUND, FROM } from '../state';

export const EXPLORE_ON = codeFor(5, 0);

/** M5.5: whether an explorer goes back to storage at once when it has found anything but water. */
export function goesHome({ world: { role } }: State): boolean {
  return role[5] === 1 || (role[5] === 2 && role[4] > 0 && role[2] === 0);
}

/** The explorer, exhausted on its tile, goes back to storage. */
export function sendHome({ exhausted, storedResidents }: State, owner: Owner, tile: number): void {
  exhausted[placeOf(owner, tile)]--;
  storedResidents[owner]++;
}

/** A hex is explored: the explorer may go on, or that was all. */
export function endExploring(state: State, found: number): void {
  const { explorer, now } = state;
  if (!mayGoOn(state)) {
    explorer.fill(0);
    return;
  }
  if (found !== WATER) explorer[FOUND] = 1;
  now[PENDING] = EXPLORE_ON;
}

/** M5.5: an explorer of 5.III, and of 5.II with 2, may go on. */
export function mayGoOn({ world: { role, residents } }: Pick<State, 'world'>): boolean {
  // A trolley explores with its movement points instead.
  if (!residents) return false;
  return role[5] === 3 || (role[5] === 2 && role[2] > 0);
}

/** J3: the choice that resumes after another. An object literal with `then` would look like a promise. */
export function writeAfterwards(state: State): JsonObject {
  if (!mayGoOn(state)) return {};
  return Object.fromEntries([['then', { kind: 'explore', ...writeExplorer(state) }]]);
}

/** The choice to explore on. */
export function writeExplorer(state: State): JsonObject {
  const from = hexText(state, state.explorer[FROM]);
  return { from, found: state.explorer[FOUND] === 1 };
}
