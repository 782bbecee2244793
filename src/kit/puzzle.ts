import type { Level } from './header';
import type { JsonObject } from './json';

/** From 1, which even who looks one action ahead finds, to 5, which only long thought does. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** An answer: a part of a written action. `fits` in lesson.ts says of which. */
export type Answer = JsonObject;

interface PuzzleBase {
  /** The same in every language, and in every version that has the puzzle. */
  readonly id: string;
  readonly difficulty: Difficulty;
  /** The written position; the seat to act there is the solver's. */
  readonly position: JsonObject;
  /** Every best answer. */
  readonly right: readonly Answer[];
  /** The solver's chance to win after the best answer: 0 … 1. */
  readonly worth: number;
  /** Whether the best answer wins whatever the others do, and no other answer does. */
  readonly certain: boolean;
  /** Other answers, the most tempting first, each with the chance to win after it. */
  readonly wrong: readonly { readonly like: Answer; readonly worth: number }[];
}

/** A position with one best answer, as a screen shows it. */
export interface Puzzle extends PuzzleBase {
  /** The options of its match in their JSON form. */
  readonly options: JsonObject;
  readonly seats: number;
  /** What it is about: a few words, and a sentence that helps without giving the answer away. */
  readonly theme: { readonly title: string; readonly sentence: string };
}

/** What speaks for the answer of a puzzle. */
export interface PuzzleProof {
  /** What the best wrong answer costs, as a share of the win, and by how much that may be off. */
  readonly gap: number;
  readonly error: number;
  /** The same as `gap`, judged not by estimates but by the ends that matches come to. */
  readonly gapAtEnd: number;
  /**
   * How often each player finds it: 0 … 1. `greedy` looks one action ahead. Levels above one that always finds
   * it were not asked.
   */
  readonly found: Readonly<Partial<Record<Level | 'greedy', number>>>;
}

/** A puzzle as the command writes it that finds them. */
export interface FiledPuzzle extends PuzzleBase {
  /** A word of the game's own. */
  readonly theme: string;
  readonly proof: PuzzleProof;
}
