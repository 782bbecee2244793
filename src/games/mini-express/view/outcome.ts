import type { Action, GameEvent } from '../../../kit/rules';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { isChance } from './automa/begins';
import { type Facts, readFacts } from './facts';

/** What an action does to everybody: the figures before and after, and what was told on the way. */
export interface Outcome {
  readonly before: Facts;
  readonly after: Facts;
  readonly events: readonly GameEvent[];
}

/** Plays the action on a copy, up to where chance speaks; nothing here knows a rule. */
export function foresee(state: State, action: Action): Outcome {
  const next = rules.clone(state);
  const events: GameEvent[] = [];
  let after: Facts | null = null;
  rules.play(next, action, (event, live) => {
    if (isChance(event)) after ??= readFacts(live);
    if (!after) events.push(event);
  });
  return { before: readFacts(state), after: after ?? readFacts(next), events };
}
