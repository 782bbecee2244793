import type { ActionLine } from '../../kit/line';
import type { Seat } from '../../kit/rules';
import type { Evaluation } from './analyse';
import type { Moment } from './moments';

export interface CostlyMove {
  /** What the log calls it: the number of its last entry. */
  readonly move: number;
  /** The number of entries before it. */
  readonly entries: number;
  readonly seat: Seat;
  /** The player's chance to win, before and after: 0 … 1. */
  readonly from: number;
  readonly to: number;
  /** The better move; null where the best one was played, and the loss was by random draws. */
  readonly better: ActionLine | null;
}

/** A smaller loss is not listed. */
const COSTLY = 0.1;
const MAX = 5;

/** The turns with the largest losses, in the order of play. Positions that are not evaluated yet are skipped. */
export function costlyMoves(
  moments: readonly Moment[],
  evaluations: ReadonlyMap<number, Evaluation>,
): readonly CostlyMove[] {
  return moments
    .flatMap(({ entries, turns, turn }, at): CostlyMove[] => {
      const next = moments[at + 1];
      // Where a position is missing, the next one is not the result of the turn.
      if (!turn || next?.turns !== turns + 1) return [];
      const before = evaluations.get(entries);
      const from = before?.worth[turn.seat];
      const to = evaluations.get(next.entries)?.worth[turn.seat];
      if (from === undefined || to === undefined || from - to < COSTLY) return [];
      const played = turn.plies.map(({ action }) => action);
      const best = before?.best ?? null;
      const better = best?.every((action, step) => action === played[step]) ? null : best;
      return [{ move: next.entries, entries, seat: turn.seat, from, to, better }];
    })
    .sort((a, b) => b.from - b.to - (a.from - a.to))
    .slice(0, MAX)
    .sort((a, b) => a.move - b.move);
}
