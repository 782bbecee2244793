import type { GameEvent, Seat } from './rules';

/** A match from its beginning to its current position, without plies that were taken back. */
export interface Course<State extends object = object, Event extends GameEvent = GameEvent> {
  /** Every position, the first one first: one more than plies. Read-only. */
  readonly states: readonly State[];
  /** The plies, oldest first, with all their events. */
  readonly plies: readonly { readonly seat: Seat; readonly events: readonly Event[] }[];
}

/** One reason for the result: a word, with the figures that its sentence needs. */
export interface DecisiveFact {
  readonly fact: string;
  /** How important it is compared with the other facts: about its effect in points. */
  readonly weight: number;
}

/** Explains the result of a match that is over. Every fact must be true of that match. */
export interface Hindsight<
  Fact extends DecisiveFact = DecisiveFact,
  State extends object = object,
  Event extends GameEvent = GameEvent,
> {
  /** The match must be over. */
  facts(course: Course<State, Event>): readonly Fact[];
  /** A full sentence. `name` returns the name of a seat; the number after the last seat is the automa. */
  sentence(fact: Fact, name: (holder: number) => string): string;
}
