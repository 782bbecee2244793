import type { GameEvent } from '../../../kit/rules';
import { MAP } from '../rules/board';

/** The hexes that were built on, or became cities, in these events. */
export function builtIn(events: readonly GameEvent[]): readonly number[] {
  return events.flatMap(({ event, hex }) => {
    if ((event !== 'build' && event !== 'urbanize') || typeof hex !== 'string') return [];
    return MAP.numberOf.get(hex) ?? [];
  });
}
