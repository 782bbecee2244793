import type { Barred, DecidedBy } from '../rules/scoring';

/** The coach's texts about a move before it is played. Loaded with the first hint. */
export interface ExplainerWords {
  /** Moves, as a heading names them. */
  readonly share: (company: string) => string;
  readonly build: (company: string, city: string, trains: number) => string;
  /** What a build chooses in addition, put after it. */
  readonly also: (company: string) => string;
  readonly harbor: (name: string) => string;
  readonly west: (company: string) => string;

  /** The effects of a move, one sentence each. Places have the names of the table. */
  readonly place: (name: string, company: string, from: string, to: string) => string;
  readonly score: (name: string, by: number, to: number) => string;
  readonly value: (company: string, from: number, to: number) => string;
  readonly shares: (company: string, shares: number) => string;
  readonly influence: (company: string, by: number, to: number) => string;
  readonly rival: (name: string, by: number) => string;
  /** No measurable effect yet. */
  readonly quiet: string;
}

/** Why a match ended as it did, one sentence each. Loaded when a match has ended. */
export interface HindsightWords {
  readonly tie: Readonly<
    Record<Exclude<DecidedBy, 'points'>, (winner: string, second: string, points: number) => string>
  >;
  readonly company: (
    company: string,
    winner: string,
    points: number,
    second: string,
    secondPoints: number,
  ) => string;
  readonly edge: (company: string, winner: string, heir: string) => string;
  readonly worthless: (company: string, second: string, shares: number, why: string) => string;
  readonly why: Readonly<Record<Barred | 'none', string>>;
  readonly compensation: (company: string, winner: string, trains: number) => string;
  readonly early: (winner: string, shares: number, second: string, secondShares: number) => string;
  readonly late: (winner: string, shares: number, points: number) => string;
  readonly price: (
    winner: string,
    paid: number,
    shares: number,
    second: string,
    secondPaid: number,
    secondShares: number,
  ) => string;
  readonly lastRound: (winner: string, move: number, ahead: number) => string;
  readonly ended: (winner: string, move: number) => string;
  readonly lastRoundBehind: (second: string, move: number, behind: number) => string;
  readonly endedBehind: (second: string, move: number, behind: number) => string;
}
