/** Why a match ended as it did, a sentence each. It is loaded when one has ended. */
export interface HindsightWords {
  /** What the score of the first is made of, beside the second's. */
  readonly income: (winner: string, points: number, second: string, secondPoints: number) => string;
  readonly track: (winner: string, points: number, second: string, secondPoints: number) => string;
  readonly shares: (winner: string, shares: number, second: string, secondShares: number) => string;
  /** Most links used in deliveries, of any owner. */
  readonly delivered: (name: string, links: number, deliveries: number) => string;
  readonly longest: (name: string, from: string, to: string, links: number, turn: number) => string;
  /** Income from other players' deliveries. */
  readonly guests: (name: string, income: number) => string;
  readonly gaveAway: (name: string, income: number, to: string) => string;
  readonly incomeAt: (
    winner: string,
    turn: number,
    income: number,
    second: string,
    secondIncome: number,
  ) => string;
  readonly engine: (name: string, engine: number, turn: number) => string;
  readonly earlyShares: (name: string, shares: number, turn: number) => string;
  readonly short: (name: string, income: number, turns: number) => string;
  readonly bankrupt: (name: string, turn: number, missing: number) => string;
  readonly reduction: (name: string, income: number) => string;
  readonly bids: (name: string, paid: number, timesFirst: number) => string;
  readonly action: (name: string, action: string, times: number) => string;
  readonly link: (name: string, from: string, to: string, uses: number) => string;
  readonly newCity: (name: string, city: string, deliveries: number) => string;
  readonly lead: (winner: string, turn: number) => string;
  readonly comeback: (winner: string, turn: number, behind: number) => string;
  readonly lastTurn: (winner: string, points: number) => string;
  readonly unfinished: (name: string, cost: number) => string;
}
