import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import type { MatchPly } from './props';

/** Everything that happened in the turn of the last action. */
export function lastTurn(plies: readonly MatchPly[]): readonly Event[] {
  const turn = plies.at(-1)?.turn;
  let from = plies.length;
  while (from > 0 && plies[from - 1]?.turn === turn) from--;
  return plies.slice(from).flatMap(({ events }) => events);
}

/** The hexes that were built on, or became cities, in these events. */
export function builtIn({ board }: State, events: readonly Event[]): readonly number[] {
  return events.flatMap((one) =>
    one.event === 'build' || one.event === 'urbanize'
      ? (board.map.numberOf.get(one.hex) ?? [])
      : [],
  );
}
