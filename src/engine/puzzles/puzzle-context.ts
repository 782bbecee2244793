import type { AnyAdvice } from '../../kit/advice';
import type { AnyPuzzleGenerator } from '../../kit/puzzle-generator';
import type { Action, AnyRules, Seat } from '../../kit/rules';

/** What is needed to find puzzles of a game. */
export interface PuzzleContext {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice | null;
  readonly generator: AnyPuzzleGenerator;
}

/** A position in which a seat is to act. */
export interface Spot {
  readonly state: object;
  readonly seat: Seat;
}

/** Every legal action there. */
export function actionsAt(rules: AnyRules, { state }: Spot): readonly Action[] {
  const listed = new Int32Array(rules.max);
  return [...listed.subarray(0, rules.list(state, listed))];
}
