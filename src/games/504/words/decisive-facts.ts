import type { DecisiveFact } from '../../../kit/hindsight';
import type { Seat } from '../../../kit/rules';
import type { ModuleId } from '../data/world/world';
import type { ReasonId } from '../rules/state/base-events';
import type { Owner } from '../rules/state/ids';

/** What is built, found or delivered on the map, by the word of the action. */
export const BUILT = ['explore', 'road', 'plant', 'deliver'] as const;
export type Action = (typeof BUILT)[number];

/** A figure of the winner and the lesser one of the second. */
export interface Compared {
  readonly winner: Seat;
  readonly figure: number;
  readonly second: Seat;
  readonly secondFigure: number;
}

/** An owner is a seat, or a company in worlds of companies. */
interface Named {
  readonly owner: Owner;
  readonly isCompany: boolean;
}

/** Points, dollars and rounds are as the rules count them; `isMoney`: the score is in dollars. */
type Fact =
  | {
      readonly fact: 'tie';
      readonly seats: readonly Seat[];
      readonly score: number;
      readonly isMoney: boolean;
    }
  /** What role I counts at the end, and the majorities of 7.III. */
  | ({ readonly fact: 'goal'; readonly module: ModuleId } & Compared)
  | ({ readonly fact: 'leads' } & Compared)
  /** Points collected in play. */
  | ({ readonly fact: 'reason'; readonly reason: ReasonId } & Compared)
  /** All incomes of the match; the seats’ own money at its end; all dividends. */
  | ({ readonly fact: 'income' | 'cash' | 'dividends' } & Compared)
  /** Who did something more often than anybody else. */
  | ({
      readonly fact: 'most';
      readonly action: Action;
      readonly count: number;
      readonly next: number;
    } & Named)
  /** Shares of a company, and what one counted in the end. */
  | ({
      readonly fact: 'holding';
      readonly seat: Seat;
      readonly shares: number;
      readonly worth: number;
      readonly isMoney: boolean;
    } & Named)
  | ({ readonly fact: 'ended'; readonly round: number } & Named)
  | { readonly fact: 'limit' | 'idle'; readonly round: number }
  | { readonly fact: 'lead'; readonly winner: Seat; readonly round: number }
  | {
      readonly fact: 'comeback';
      readonly winner: Seat;
      readonly round: number;
      readonly behind: number;
      readonly isMoney: boolean;
    };

export type WorldFact = Fact & DecisiveFact;

/** The names of what facts number. */
export interface FactNames {
  readonly seat: (seat: Seat) => string;
  readonly owner: (whose: Named) => string;
}
