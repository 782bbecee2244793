import type { Action, GameEvent, Rules } from './rules';
import { disclosures } from './secrets';

/** The position after actions, and the events on the way to it. */
interface Reached<State> {
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** An action in the position in which it is played. */
interface Step<State> extends Reached<State> {
  readonly before: State;
  readonly action: Action;
  /** What is known of it before chance comes in; null: there is no chance in it. */
  readonly known: Reached<State> | null;
}

/** What a line of actions brings, also by chance. Read-only, because it is remembered. */
export interface LookAhead<State> extends Reached<State> {
  readonly steps: readonly Omit<Step<State>, 'known'>[];
  /**
   * The same before the first random draw, and before the first secret is disclosed: what follows is unknown to
   * everybody. A game emits an event for each draw before it acts on it.
   */
  readonly upToChance: Reached<State>;
}

/** By position and action. A position that has been read does not change anymore. */
const remembered = new WeakMap<object, Map<Action, unknown>>();

/**
 * Plays legal actions, one after the other, on copies of the state. Each is remembered for its position, so everything
 * on a screen may ask for the same ones. A search, which asks once for each of many, calls `apply`.
 */
export function lookAhead<State extends object>(
  rules: Rules<State, object>,
  state: State,
  actions: readonly Action[],
): LookAhead<State> {
  const steps: Step<State>[] = [];
  let after = state;
  for (const action of actions) {
    const step = stepFrom(rules, after, action);
    steps.push(step);
    after = step.after;
  }
  const all = { after, events: eventsOf(steps) };
  const chance = steps.findIndex(({ known }) => known !== null);
  const known = steps[chance]?.known;
  const upToChance = known
    ? { ...known, events: [...eventsOf(steps.slice(0, chance)), ...known.events] }
    : all;
  return { ...all, steps, upToChance };
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

function stepFrom<State extends object>(
  rules: Rules<State, object>,
  before: State,
  action: Action,
): Step<State> {
  const steps = remembered.get(before) ?? new Map<Action, unknown>();
  remembered.set(before, steps);
  // What is remembered for a state is of its own game.
  const found = (steps.get(action) as Step<State> | undefined) ?? play(rules, before, action);
  steps.set(action, found);
  return found;
}

function play<State>(rules: Rules<State, object>, before: State, action: Action): Step<State> {
  const disclosed = disclosures(rules, before);
  const events: GameEvent[] = [];
  const known: Reached<State>[] = [];
  const stopAtChance = (live: State) => {
    if (known.length === 0 && disclosures(rules, live) !== disclosed)
      known.push({ after: rules.clone(live), events: [...events] });
  };
  const after = changedCopy(rules, before, (next) =>
    rules.play(next, action, (event, live) => {
      stopAtChance(live);
      events.push(event);
    }),
  );
  stopAtChance(after);
  return { before, action, after, events, known: known[0] ?? null };
}

const eventsOf = <State>(steps: readonly Step<State>[]): readonly GameEvent[] =>
  steps.flatMap(({ events }) => events);
