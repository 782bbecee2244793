import { PENDING } from '../../../rules/state/fields';
import { codeOf } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { WAR_AT } from '../state';

/** Pending: attackers on a tile have to fight first. */
export const ATTACKING = codeOf(4, 3);

/** X23, M4.7: with 2 there is no step fight: who attacks fights at once. */
export function fightsAtOnce({ world: { role } }: Pick<State, 'world'>): boolean {
  return role[2] > 0 && (role[4] === 1 || role[4] === 2);
}

export function holdForFight({ now, war }: State, tile: number): void {
  war[WAR_AT] = tile;
  now[PENDING] = ATTACKING;
}
