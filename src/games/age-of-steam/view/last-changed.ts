import type { GameEvent } from '../../../kit/rules';
import type { State } from '../rules/state';

/** The hexes that were built on, or became cities, in these events. */
export function builtIn({ board }: State, events: readonly GameEvent[]): readonly number[] {
  return events.flatMap(({ event, hex }) => {
    if ((event !== 'build' && event !== 'urbanize') || typeof hex !== 'string') return [];
    return board.map.numberOf.get(hex) ?? [];
  });
}
