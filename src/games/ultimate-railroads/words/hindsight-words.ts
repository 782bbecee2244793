/** What decided a match, each as a full sentence. */
export interface HindsightWords {
  readonly tie: (names: readonly string[], points: number) => string;
  /** What all rounds gave for a line, the stars, the medal or the industry. */
  readonly part: (
    part: string,
    winner: string,
    points: number,
    second: string,
    secondPoints: number,
  ) => string;
  readonly cards: (name: string, points: number) => string;
  readonly majority: (name: string, points: number) => string;
  readonly worker: (name: string, round: number) => string;
  readonly bestRound: (name: string, round: number, points: number) => string;
}
