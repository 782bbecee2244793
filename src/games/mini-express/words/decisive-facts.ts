import type { DecisiveFact } from '../../../kit/hindsight';
import type { Barred, DecidedBy } from '../rules/scoring';
import type { Company } from '../rules/state';

/** Holders are the seats, then the automa. Moves count from 1. */
type Fact =
  /** Winner and second have the same number of points. */
  | {
      readonly fact: 'tie';
      readonly winner: number;
      readonly second: number;
      readonly points: number;
      readonly by: Exclude<DecidedBy, 'points'>;
    }
  /** The company with the winner's largest lead over the second. */
  | {
      readonly fact: 'company';
      readonly company: Company;
      readonly winner: number;
      readonly second: number;
      readonly points: number;
      readonly secondPoints: number;
    }
  /** With one influence less in a company the winner would have lost to `heir`. */
  | {
      readonly fact: 'edge';
      readonly company: Company;
      readonly winner: number;
      readonly heir: number;
    }
  /** Shares of the second that scored nothing. */
  | {
      readonly fact: 'worthless';
      readonly company: Company;
      readonly second: number;
      readonly shares: number;
      readonly why: Barred | 'none';
    }
  /** The contribution of others' builds to the company in which the winner has most points. */
  | {
      readonly fact: 'compensation';
      readonly company: Company;
      readonly winner: number;
      readonly trains: number;
    }
  /** Shares in hand halfway through. */
  | {
      readonly fact: 'early';
      readonly winner: number;
      readonly second: number;
      readonly shares: number;
      readonly secondShares: number;
    }
  /** The points from the shares that the winner took in the last quarter. */
  | {
      readonly fact: 'late';
      readonly winner: number;
      readonly shares: number;
      readonly points: number;
    }
  /** Influence paid for shares. */
  | {
      readonly fact: 'price';
      readonly winner: number;
      readonly second: number;
      readonly paid: number;
      readonly shares: number;
      readonly secondPaid: number;
      readonly secondShares: number;
    }
  /** The winner caused the last round, or the immediate end, and was `ahead` of everybody then. */
  | {
      readonly fact: 'last-round' | 'ended';
      readonly winner: number;
      readonly move: number;
      readonly ahead: number;
    }
  /** The second caused it, `behind` the winner. */
  | {
      readonly fact: 'last-round-behind' | 'ended-behind';
      readonly second: number;
      readonly move: number;
      readonly behind: number;
    };

/** A decisive fact of a match of Mini Express. */
export type MiniExpressFact = Fact & DecisiveFact;

/** The names of what facts number. */
export interface FactNames {
  readonly seat: (holder: number) => string;
  readonly company: (company: Company) => string;
}
