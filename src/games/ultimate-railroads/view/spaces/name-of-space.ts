import type { Speech } from '../voice';
import type { SpaceFacts } from './space-facts';

/** What a space is for, in table. */
export function nameOfSpace(one: SpaceFacts, { table }: Speech): string {
  if (one.claims > 0) return table.spaces.claim(one.claims);
  const effects = table.list(one.effects.map(table.effect));
  if (one.isHire) return table.spaces.hires(one.engineer, effects);
  return one.engineer > 0 ? table.spaces.ofEngineer(one.engineer, effects) : effects;
}
