import type { Voice } from '../voice';
import type { SpaceFacts } from './space-facts';

/** Whose workers are on a space, and whether that keeps others away (4.1); empty: no workers. */
export function heldBy({ holders, isEndless }: SpaceFacts, { table, name }: Voice): string {
  if (holders.length === 0) return '';
  const names = table.list(holders.map(name));
  return isEndless ? table.spaces.usedBy(names) : table.spaces.takenBy(names);
}
