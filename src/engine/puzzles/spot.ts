import type { AnyAdvice } from '../../kit/advice';
import type { AnyPuzzleCraft } from '../../kit/puzzle-craft';
import type { Action, AnyRules, Seat } from '../../kit/rules';

/** What is needed to look for puzzles of a game. */
export interface Workshop {
  readonly rules: AnyRules;
  readonly advice: AnyAdvice | null;
  readonly craft: AnyPuzzleCraft;
}

/** A position in which somebody is to act. */
export interface Spot {
  readonly state: object;
  readonly seat: Seat;
}

/** Every legal action there. */
export function actionsAt(rules: AnyRules, { state }: Spot): readonly Action[] {
  const listed = new Int32Array(rules.most);
  return [...listed.subarray(0, rules.list(state, listed))];
}
