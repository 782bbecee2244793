import type { Barred } from '../rules/scoring';

/** What a ranking says beside the table's words. It is loaded with the ranking. */
export interface StandingWords {
  readonly points: (total: number) => string;
  readonly line: (
    company: string,
    shares: number,
    value: number,
    place: string,
    points: number,
  ) => string;
  readonly tieByShares: (winner: string, others: string) => string;
  readonly tieBySeat: (winner: string, others: string) => string;
  readonly tieForAutoma: (winner: string, others: string) => string;
  /** Why shares are worth nothing. */
  readonly barred: Readonly<Record<Barred, string>>;
}
