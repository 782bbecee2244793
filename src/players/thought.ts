import type { Level } from '../kit/header';
import type { ActionLine } from '../kit/line';
import type { Action, Seat } from '../kit/rules';

/**
 * How long to search. `level`: as that level plays. `ms`: that many milliseconds. `playouts`: exactly that
 * many, so that the answer depends only on position, seat and seed. Where only one action is legal, a few
 * playouts are enough to estimate the position.
 */
export type Budget =
  | { readonly level: Level }
  | { readonly ms: number }
  | { readonly playouts: number };

/** A question for a search player: what should this seat do? The seat must be the one to act. */
export interface Question {
  readonly seat: Seat;
  /** The seat whose knowledge the search has. Default: `seat`. Another one when that seat looks on. */
  readonly knows?: Seat;
  readonly budget: Budget;
  readonly seed: string;
  /** The number of searches that share the playouts of the budget. Default: one. */
  readonly among?: number;
  /** The thinking time of earlier decisions in the same turn, in milliseconds. Default: none. */
  readonly spent?: number;
}

/** An action that was searched. */
export interface Candidate {
  readonly action: Action;
  /**
   * The action, and how the seat would go on to the end of its turn. It ends earlier at a random draw, or where
   * the search has too few visits.
   */
  readonly line: ActionLine;
  /** The number of playouts that began with the action. */
  readonly visits: number;
  /** The expected share of the win of each holder after it, 0 … 1: the seats in order, then the automa. */
  readonly worth: readonly number[];
}

/** How to choose among the candidates of a search. */
export interface Choosing {
  /**
   * How much worse than the best candidate the choice may be, as a share of the win. With 0 it is always the
   * most visited one. Within the margin, a candidate that is `temperature` worse is e times less likely.
   */
  readonly margin: number;
  readonly temperature: number;
}

/** The choice of players who give nothing away. */
export const BEST: Choosing = { margin: 0, temperature: 0 };

/** How worth that was found in a search is to be read, by what self-play has shown. */
export interface Calibration {
  /** Of the logarithm of what the search found. */
  readonly weight: number;
  /** By holder: what is known beside the search. */
  readonly offsets: readonly number[];
  /** The standard error of the difference between two chances, in shares of the win. */
  readonly error: number;
}

/** The result of a search. */
export interface Thought {
  /** What to play at the given level, as far as the line of the candidate goes. */
  readonly line: ActionLine;
  /** The most visited first; never empty. */
  readonly candidates: readonly Candidate[];
  /** How the line was chosen among them. */
  readonly choosing: Choosing;
  /** As `Candidate.worth`, for the position before any action. */
  readonly worth: readonly number[];
  /** How every worth becomes a chance to win (`calibrated`); null: it is one. */
  readonly calibration: Calibration | null;
  readonly playouts: number;
}
