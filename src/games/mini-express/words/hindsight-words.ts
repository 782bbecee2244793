import type { Barred, DecidedBy } from '../rules/scoring';

/** Why a match ended as it did, a sentence each. It is loaded when one has ended. */
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
