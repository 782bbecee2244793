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

/** The fact of a union that has this word. */
type FactOf<Fact, Word> = Fact extends { readonly fact: infer Words }
  ? Word extends Words
    ? Fact
    : never
  : never;

/** A sentence for each fact of a union. `Names` has the names of everything that the facts number. */
export type FactSentences<Fact extends DecisiveFact, Names> = {
  readonly [Word in Fact['fact']]: (fact: FactOf<Fact, Word>, names: Names) => string;
};

/** The sentence of a fact. */
export function factSentence<Fact extends DecisiveFact, Names>(
  sentences: FactSentences<Fact, Names>,
  fact: Fact,
  names: Names,
): string {
  // The sentence under a fact's word takes that fact, which the compiler cannot follow through an index.
  const sentence = sentences[fact.fact as Fact['fact']] as (fact: Fact, names: Names) => string;
  return sentence(fact, names);
}
