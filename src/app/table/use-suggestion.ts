import { useState } from 'preact/hooks';
import type { Action } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';

/** A line of actions to see on the board before it is played. */
export interface Suggestion {
  readonly actions: readonly Action[];
  /** Nobody but whoever asked is shown the rest of it. */
  readonly turn: number;
}

/**
 * A suggested line of a turn, what suggests one, and what is told of everything that was played: as long as somebody follows
 * a line, the rest of it is suggested next.
 */
export function useSuggestion(match: LiveMatch) {
  const [suggested, setSuggested] = useState<Suggestion | null>(null);
  const { rules } = match;
  const suggest = (actions: readonly Action[]) =>
    setSuggested({ actions, turn: rules.turn(match.state.value) });
  const follow = (played: readonly Action[]) =>
    setSuggested((line) => {
      if (!line || !played.every((action, at) => action === line.actions[at])) return null;
      const actions = line.actions.slice(played.length);
      const [next] = actions;
      const state = match.state.value;
      const isSameTurn = rules.turn(state) === line.turn;
      // Chance may have made it impossible.
      const goesOn = isSameTurn && next !== undefined && rules.refusal(state, next) === null;
      return goesOn ? { ...line, actions } : null;
    });
  return { suggested, suggest, follow };
}
