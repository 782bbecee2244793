import type { Seat } from '../../kit/rules';
import type { Evaluation } from '../analysis/analyse';
import type { Moment } from '../analysis/moments';

/** The turn that helped the winners most. */
export interface TurningPoint {
  /** The turn, from 1. */
  readonly move: number;
  readonly seat: Seat;
  /** The winners' chance before and after, 0 … 1. */
  readonly from: number;
  readonly to: number;
}

/** A smaller rise is not a turning point. */
const RISE = 0.1;

/** The turn with the largest rise of the winners' chance; null: none, or a position is not evaluated yet. */
export function turningPoint(
  moments: readonly Moment[],
  evaluations: ReadonlyMap<number, Evaluation>,
  winners: readonly number[],
): TurningPoint | null {
  const chances = moments.map(({ entries }) => chanceOf(winners, evaluations.get(entries)));
  if (chances.includes(undefined)) return null;
  const rises = moments.flatMap(({ turn, turns }, at): TurningPoint[] => {
    const [from = 0, to] = [chances[at], chances[at + 1]];
    return turn && to !== undefined ? [{ move: turns + 1, seat: turn.seat, from, to }] : [];
  });
  const [top] = rises.sort((a, b) => b.to - b.from - (a.to - a.from));
  return top && top.to - top.from >= RISE ? top : null;
}

function chanceOf(winners: readonly number[], evaluation: Evaluation | undefined) {
  return evaluation && winners.reduce((sum, one) => sum + (evaluation.worth[one] ?? 0), 0);
}
