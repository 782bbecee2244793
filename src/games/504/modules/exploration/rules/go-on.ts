import type { State } from '../../../rules/state/state';

/** M5.5: an explorer of 5.III, and of 5.II with 2, may go on. */
export function mayGoOn({ world: { role, residents } }: Pick<State, 'world'>): boolean {
  // A trolley explores with its movement points instead.
  if (!residents) return false;
  return role[5] === 3 || (role[5] === 2 && role[2] > 0);
}
