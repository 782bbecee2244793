import type { Moment } from '../../src/app/analysis/moments';
import type { Ply } from '../../src/kit/ply';

/** One turn of a single action for each of these seats, begun after this number of entries; then the last position. */
export function moments(
  seats: readonly number[],
  entries: readonly number[],
  actions: readonly number[] = [],
): readonly Moment[] {
  return entries.map((before, turns): Moment => {
    const seat = seats[turns];
    if (seat === undefined) return { entries: before, depth: turns, turns, turn: null };
    const ply: Ply = {
      parent: null,
      depth: turns + 1,
      entry: before + 1,
      seat,
      turn: turns,
      heading: null,
      commitment: null,
      revealed: null,
      joined: false,
      action: actions[turns] ?? 0,
      events: [],
      sealed: false,
      answered: false,
      snapshot: null,
    };
    return {
      entries: before,
      depth: turns,
      turns,
      turn: { turn: turns, seat, heading: null, plies: [ply] },
    };
  });
}
