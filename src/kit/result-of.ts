import type { Action, GameEvent, Refusal, Rules } from './rules';

/** The position after actions of one seat, and everything that happened: also what chance brings. */
export function resultOf<State, Event extends GameEvent>(
  rules: Rules<State, object, Event, Refusal>,
  from: State,
  actions: readonly Action[],
): { readonly after: State; readonly events: readonly Event[] } {
  const after = rules.clone(from);
  const events: Event[] = [];
  for (const action of actions) rules.play(after, action, (event) => events.push(event));
  return { after, events };
}
