import { offerOf } from '../../data/board';
import type { State } from '../state';
import { hasDemand } from './fields';

/** G4.5, M9.9: in roles I and II all capitals offer different goods. */
export function offersTheSame({ world }: State, one: number, other: number): boolean {
  return hasDemand(world) && offerOf(one) === offerOf(other);
}
