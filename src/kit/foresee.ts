import type { Action, GameEvent, Rules } from './rules';
import { disclosures } from './secrets';

/** What a line of actions does: the figures before and after it, and the events on the way. */
export interface Foreseen<Figures, Event extends GameEvent = GameEvent> {
  readonly before: Figures;
  readonly after: Figures;
  readonly events: readonly Event[];
}

/**
 * Plays actions on a copy, up to the first random draw: what follows is unknown to everybody, so its events are left
 * out. A game emits an event for each draw before it acts on it.
 */
export function foresee<State, Figures, Event extends GameEvent>(
  rules: Rules<State, object, Event>,
  state: State,
  actions: readonly Action[],
  read: (state: State) => Figures,
): Foreseen<Figures, Event> {
  const next = rules.clone(state);
  const known = disclosures(rules, state);
  const events: Event[] = [];
  let after: { readonly figures: Figures } | null = null;
  for (const action of actions) {
    rules.play(next, action, (event, live) => {
      if (disclosures(rules, live) !== known) after ??= { figures: read(live) };
      if (!after) events.push(event);
    });
  }
  const figures = after as { readonly figures: Figures } | null;
  return { before: read(state), after: figures ? figures.figures : read(next), events };
}
