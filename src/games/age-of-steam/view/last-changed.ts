import type { Event } from '../rules/events';
import type { State } from '../rules/state';

/** The hexes that were built on, or became cities, in these events. */
export function builtIn({ board }: State, events: readonly Event[]): readonly number[] {
  return events.flatMap((one) =>
    one.event === 'build' || one.event === 'urbanize'
      ? (board.map.numberOf.get(one.hex) ?? [])
      : [],
  );
}
