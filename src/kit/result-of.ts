import type { Action, GameEvent, Rules } from './rules';

/** The position after actions of one seat, and everything that happened: also what chance brings. */
export function resultOf<State>(
  rules: Rules<State, object>,
  from: State,
  actions: readonly Action[],
): { readonly after: State; readonly events: readonly GameEvent[] } {
  const after = rules.clone(from);
  const events: GameEvent[] = [];
  for (const action of actions) rules.play(after, action, (event) => events.push(event));
  return { after, events };
}
