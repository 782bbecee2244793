import type { Level } from '../kit/header';
import type { Action, Seat } from '../kit/rules';

/**
 * How long to think. `level`: as that level plays. `ms`: milliseconds, whatever the answer is worth then.
 * `playouts`: exactly that many, and then the answer follows from position, seat and seed alone. Where only
 * one action is legal a few playouts do, just to say what the position is worth.
 */
export type Budget =
  | { readonly level: Level }
  | { readonly ms: number }
  | { readonly playouts: number };

/** What is asked of a mind: what should this seat do, which is to act? */
export interface Question {
  readonly seat: Seat;
  readonly budget: Budget;
  readonly seed: string;
  /** How many minds think about it at the same time: each takes its part of the playouts. Left out: one. */
  readonly among?: number;
}

/** One action that was looked at. */
export interface Candidate {
  readonly action: Action;
  /** Playouts that began with it. */
  readonly visits: number;
  /** The share of the win, 0 … 1, that each holder can expect after it: the seats in order, the automa last. */
  readonly worth: readonly number[];
}

/** An answer. */
export interface Thought {
  /** What to play, by the level that was asked for; at full strength the first candidate's. */
  readonly action: Action;
  /** What was looked at, the most visited first; never empty. */
  readonly candidates: readonly Candidate[];
  /** As a candidate's, before anything is played. */
  readonly worth: readonly number[];
  readonly playouts: number;
}
