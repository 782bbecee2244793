import type { GameEvent, Seat } from './rules';

/** A match from its beginning to where it stands, without what was taken back. */
export interface Course {
  /** Every position, the beginning first: one more than plies. Look, never change. */
  readonly states: readonly object[];
  /** What was played, oldest first; `events` tell all that came of it. */
  readonly plies: readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[];
}

/** One thing that had a part in who has won: a word, with the figures its sentence needs. */
export interface DecisiveFact {
  readonly fact: string;
  /** How much it tells beside the others: about so many points of the score. */
  readonly weight: number;
}

/** What a game knows, once a match is over, about why it ended as it did. Everything in it is true of that match. */
export interface Hindsight<Fact extends DecisiveFact = DecisiveFact> {
  /** The match must be over. */
  facts(course: Course): readonly Fact[];
  /** A full sentence. `name` gives the name of a seat, and for the number after the last seat that of the automa. */
  sentence(fact: Fact, name: (holder: number) => string): string;
}
