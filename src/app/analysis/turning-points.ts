import type { Action, Seat } from '../../kit/rules';
import type { Verdict } from './analyse';

/** A move that gave much away. */
export interface TurningPoint {
  /** The move, counted from 1. */
  readonly move: number;
  /** How many entries lay before it. */
  readonly entries: number;
  readonly seat: Seat;
  /** The chance to win of who played it, before and after: 0 … 1. */
  readonly from: number;
  readonly to: number;
  /** What would have been better; null where it was the best and chance has decided. */
  readonly better: Action | null;
}

/** Less than this is no turn. */
const TURN = 0.1;
const MOST = 5;

/** The moves of a line that cost their player most, in the order of play; what is not known yet is left out. */
export function turningPoints(
  line: readonly { readonly seat: Seat; readonly action: Action }[],
  moments: readonly number[],
  verdicts: ReadonlyMap<number, Verdict>,
): readonly TurningPoint[] {
  return line
    .flatMap(({ seat, action }, at): TurningPoint[] => {
      const entries = moments[at] ?? 0;
      const before = verdicts.get(entries);
      const after = verdicts.get(moments[at + 1] ?? -1);
      const from = before?.worth[seat];
      const to = after?.worth[seat];
      if (from === undefined || to === undefined || from - to < TURN) return [];
      const better = before?.best === action ? null : (before?.best ?? null);
      return [{ move: at + 1, entries, seat, from, to, better }];
    })
    .sort((a, b) => b.from - b.to - (a.from - a.to))
    .slice(0, MOST)
    .sort((a, b) => a.move - b.move);
}
