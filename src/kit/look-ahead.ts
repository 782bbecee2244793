import { oncePer } from './once-per';
import type { Action, GameEvent, Rules } from './rules';
import { disclosures } from './secrets';

/** The position after actions, and the events on the way to it. */
interface Reached<State, Event> {
  readonly after: State;
  readonly events: readonly Event[];
}

/** An action in the position in which it is played. */
interface Step<State, Event> extends Reached<State, Event> {
  readonly before: State;
  readonly action: Action;
  /** What is known of it before chance comes in; null: there is no chance in it. */
  readonly known: Reached<State, Event> | null;
}

/** What a line of actions brings, also by chance. Read-only, because it is remembered. */
export interface LookAhead<State, Event> extends Reached<State, Event> {
  readonly steps: readonly Omit<Step<State, Event>, 'known'>[];
  /**
   * The same before the first random draw, and before the first secret is disclosed: what follows is unknown to
   * everybody. A game emits an event for each draw before it acts on it.
   */
  readonly upToChance: Reached<State, Event>;
}

const stepsFrom = oncePer((_: object) => new Map<Action, unknown>());

/**
 * Plays legal actions, one after the other, on copies of the state. Each is remembered for its position, so everything
 * on a screen may ask for the same ones. A search, which asks once for each of many, calls `apply`.
 */
export function lookAhead<State extends object, Event extends GameEvent>(
  rules: Rules<State, object, Event>,
  state: State,
  actions: readonly Action[],
): LookAhead<State, Event> {
  const steps: Step<State, Event>[] = [];
  const events: Event[] = [];
  let after = state;
  let upToChance: Reached<State, Event> | null = null;
  for (const action of actions) {
    const step = stepFrom(rules, after, action);
    if (step.known)
      upToChance ??= { after: step.known.after, events: [...events, ...step.known.events] };
    steps.push(step);
    events.push(...step.events);
    after = step.after;
  }
  return { after, events, steps, upToChance: upToChance ?? { after, events } };
}

/** The state after a legal action, not remembered. The given state is not changed. */
export function apply<State>(rules: Rules<State, object>, state: State, action: Action): State {
  return changedCopy(rules, state, (next) => rules.play(next, action));
}

/** A state as it would be if something in it were different. The given state is not changed. */
export function changedCopy<State>(
  rules: Rules<State, object>,
  state: State,
  change: (copy: State) => void,
): State {
  const copy = rules.clone(state);
  change(copy);
  return copy;
}

function stepFrom<State extends object, Event extends GameEvent>(
  rules: Rules<State, object, Event>,
  before: State,
  action: Action,
): Step<State, Event> {
  const known = stepsFrom(before);
  // What is known of a state is of its own game.
  const step = (known.get(action) as Step<State, Event> | undefined) ?? play(rules, before, action);
  known.set(action, step);
  return step;
}

function play<State, Event extends GameEvent>(
  rules: Rules<State, object, Event>,
  before: State,
  action: Action,
): Step<State, Event> {
  const after = rules.clone(before);
  const events: Event[] = [];
  let known: Reached<State, Event> | null = null;
  const stopAtChance = (live: State) => {
    if (disclosures(rules, live) !== disclosures(rules, before))
      known ??= { after: rules.clone(live), events: [...events] };
  };
  rules.play(after, action, (event, live) => {
    stopAtChance(live);
    events.push(event);
  });
  stopAtChance(after);
  return { before, action, after, events, known };
}
