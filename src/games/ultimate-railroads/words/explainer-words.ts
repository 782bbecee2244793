/** What the coach says of moves before they are played. */
export interface ExplainerWords {
  /** The parts of a turn in their order. */
  readonly line: (parts: readonly string[]) => string;
  /** A locomotive on a line; `over`: the number that makes room for it. */
  readonly put: (locomotive: number, line: string, over: number | null) => string;
  readonly pass: (points: number) => string;
  readonly move: (space: string) => string;
  readonly points: (points: number) => string;
  /** What the end of this round would give, before and after. */
  readonly round: (from: number, to: number) => string;
  /** What the same would give in every later round. */
  readonly later: (points: number, rounds: number) => string;
  readonly reach: (line: string, from: number, to: number) => string;
  readonly gains: (what: string) => string;
  readonly unlocks: (color: string) => string;
  readonly hires: (engineer: string) => string;
  readonly order: (place: number) => string;
  readonly costs: (workers: number, rubles: number) => string;
}
