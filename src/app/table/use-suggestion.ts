import { useState } from 'preact/hooks';
import type { Action, AnyRules } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';

/** A line of actions to see on the board before it is played. */
export interface Suggestion {
  readonly actions: readonly Action[];
  /** In later turns the rest is not suggested: only the player who asked may see it. */
  readonly turn: number;
}

/** What is left of a line once these actions have led to this position; null: nothing, or it was left. */
export function restOf(
  line: Suggestion,
  played: readonly Action[],
  rules: Pick<AnyRules, 'turn' | 'refusal'>,
  state: object,
): Suggestion | null {
  if (!played.every((action, at) => action === line.actions[at])) return null;
  const actions = line.actions.slice(played.length);
  const [next] = actions;
  if (next === undefined || rules.turn(state) !== line.turn) return null;
  // Chance may have made it impossible.
  return rules.refusal(state, next) === null ? { ...line, actions } : null;
}

/**
 * A suggested line of a turn, how to suggest one, and how to report all actions played: while a player follows a line,
 * the rest of it is suggested next.
 */
export function useSuggestion({ rules, state }: LiveMatch) {
  const [suggested, setSuggested] = useState<Suggestion | null>(null);
  const suggest = (actions: readonly Action[]) =>
    setSuggested({ actions, turn: rules.turn(state.value) });
  const follow = (played: readonly Action[]) =>
    setSuggested((line) => line && restOf(line, played, rules, state.value));
  return { suggested, suggest, follow };
}
