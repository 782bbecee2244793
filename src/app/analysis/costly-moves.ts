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
  /** The better move. */
  readonly better: ActionLine;
}

/** A smaller loss is not listed, nor one of fewer standard errors. */
const COSTLY = 0.1;
const ERRORS = 2;
const MAX = 5;

/**
 * The turns with the largest losses, in the order of play. Positions that are not evaluated yet are skipped, and so are
 * turns of which no better one is known: their loss is by random draws, or by what others did.
 */
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
      const better = before?.best;
      if (!better || from === undefined || to === undefined) return [];
      if (from - to < Math.max(COSTLY, ERRORS * before.error)) return [];
      const played = turn.plies.map(({ action }) => action);
      if (better.every((action, step) => action === played[step])) return [];
      return [{ move: next.entries, entries, seat: turn.seat, from, to, better }];
    })
    .sort((a, b) => b.from - b.to - (a.from - a.to))
    .slice(0, MAX)
    .sort((a, b) => a.move - b.move);
}
