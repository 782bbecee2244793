/** What pays points within a turn and has a row of its own. */
export const TURN_SOURCES = ['engineers', 'factories', 'keys', 'passing'] as const;
export type TurnSource = (typeof TURN_SOURCES)[number];

/** The final ranking, or everybody's score if the match ended now. */
export interface StandingWords {
  /** The terms of the sum, with their points. */
  readonly rounds: (points: number) => string;
  readonly turns: (points: number) => string;
  readonly cards: (points: number) => string;
  readonly majority: (points: number) => string;
  readonly hidden: (n: number) => string;
  /** What the terms are made of. */
  readonly source: Readonly<Record<TurnSource | 'rest' | 'majority', string>>;
  readonly card: (name: string) => string;
  /** What the round in play would add, were it scored now. */
  readonly round: (points: number) => string;
}

/** The scores at the end of a round. */
export interface RoundWords {
  readonly ends: (round: number) => string;
  /** It was the last one. */
  readonly over: string;
  /** What the scoring gives, the end-bonus cards, the turns of the round, all before it, and all that a seat has. */
  readonly sum: string;
  readonly cards: string;
  readonly turns: string;
  readonly before: string;
  readonly total: string;
}
