import type { Seat } from '../../kit/rules';
import type { Verdict } from '../analysis/analyse';

/** The move that helped the winner most. */
export interface TurningPoint {
  /** From 1. */
  readonly move: number;
  /** Who played it. */
  readonly seat: Seat;
  /** The winner's chance before and after, 0 … 1. */
  readonly from: number;
  readonly to: number;
}

/** Less than this is no turn. */
const TURN = 0.1;

/**
 * The move after which the winner's chance had risen most; null when none raised it by a tenth, or while a
 * position is not judged yet. `moments`: the entries before each position, as `verdicts` know them.
 */
export function turningPoint(
  line: readonly { readonly seat: Seat }[],
  moments: readonly number[],
  verdicts: ReadonlyMap<number, Verdict>,
  winner: number,
): TurningPoint | null {
  const chances = moments.map((entries) => verdicts.get(entries)?.worth[winner]);
  if (chances.includes(undefined)) return null;
  const rises = line.map(({ seat }, at): TurningPoint => {
    return { move: at + 1, seat, from: chances[at] ?? 0, to: chances[at + 1] ?? 0 };
  });
  const [most] = rises.sort((a, b) => b.to - b.from - (a.to - a.from));
  return most && most.to - most.from >= TURN ? most : null;
}
