import type { Action, GameEvent } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { type Facts, readFacts } from './facts';

/** What an action does to everybody: the figures before and after, and what was told on the way. */
export interface Outcome {
  readonly before: Facts;
  readonly after: Facts;
  readonly events: readonly GameEvent[];
}

/** Plays the action on a copy; nothing here knows a rule. */
export function foresee(state: State, action: Action): Outcome {
  const next = rules.clone(state);
  const events: GameEvent[] = [];
  rules.play(next, action, (event) => events.push(event));
  return { before: readFacts(state), after: readFacts(next), events };
}
