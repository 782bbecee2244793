import type { GameEvent, Seat } from './event';

/** The seats whose secrets may be shown on this screen now. An empty list is a spectator's view. */
export type Viewers = readonly Seat[];

/** The secrets of a game. Secrets in the state itself are hidden by the game's views, by their `viewers`. */
export interface Secrets<State, Event extends GameEvent = GameEvent> {
  /** Whether the seat now has something that other seats may not see. */
  has(state: State, seat: Seat): boolean;
  /** Which seats may see an event. */
  seenBy(event: Event): 'all' | readonly Seat[];
  /**
   * A number that rises whenever a seat learns what it could not know: a card drawn from a pile that was
   * shuffled earlier, hidden bids that are opened. What the generator decides at that moment `draws` counts.
   */
  learned(state: State): number;
  /**
   * The seats that decide simultaneously from here on: the seat to act, then the others in the order in which the rules
   * ask them. No decision is known before the last one is made. What a seat may choose, and how its action is written,
   * must not depend on the decisions before it. Left out or empty: an open decision.
   */
  simultaneous?(state: State): readonly Seat[];
}

/** The part of the game's rules that is used here. */
export interface WithSecrets {
  readonly secrets?: Secrets<object>;
}

/** The events that these viewers may see. */
export function visibleEvents(
  { secrets }: WithSecrets,
  events: readonly GameEvent[],
  viewers: Viewers,
): readonly GameEvent[] {
  if (!secrets) return events;
  return events.filter((event) => isOpen(secrets, event, viewers));
}

function isOpen(secrets: Secrets<object>, event: GameEvent, viewers: Viewers): boolean {
  const eyes = secrets.seenBy(event);
  return eyes === 'all' || viewers.some((seat) => eyes.includes(seat));
}

/**
 * How often something was disclosed that not everybody could know before: a random draw, or a hidden thing dealt or
 * turned up. Where it has risen, nothing is undone, foreseen or planned further.
 */
export function disclosures<State>(
  rules: { draws(state: State): number; readonly secrets?: Secrets<State> },
  state: State,
): number {
  return rules.draws(state) + (rules.secrets?.learned(state) ?? 0);
}

/** Whether the seat now has something that the other seats may not see. */
export function hasSecrets({ secrets }: WithSecrets, state: object, seat: Seat): boolean {
  return secrets?.has(state, seat) ?? false;
}

/** The seats that decide simultaneously from here on; empty: an open decision. */
export function simultaneousSeats({ secrets }: WithSecrets, state: object): readonly Seat[] {
  return secrets?.simultaneous?.(state) ?? [];
}

/** Every seat: at the end of a match nothing is secret. */
export function allSeats(rules: { seats(state: object): number }, state: object): Viewers {
  return Array.from({ length: rules.seats(state) }, (_, seat) => seat);
}
