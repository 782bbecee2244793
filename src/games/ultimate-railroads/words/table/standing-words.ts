/** The final ranking, or everybody's score if the match ended now. */
export interface StandingWords {
  readonly soFar: (points: number) => string;
  readonly card: (name: string, points: number) => string;
  readonly hidden: (n: number) => string;
  readonly majority: (points: number) => string;
  /** What the round in play would add. */
  readonly round: (points: number) => string;
}
