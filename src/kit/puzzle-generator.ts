import type { JsonObject } from './json';
import type { Action } from './rules';

/** One kind of match in which to look for puzzles. */
export interface PuzzleTable {
  readonly options: JsonObject;
  readonly seats: number;
}

/** What a game knows about its puzzles, for the command that finds them. No screen loads it. */
export interface PuzzleGenerator<State> {
  readonly tables: readonly PuzzleTable[];
  /** The part of the written action that a person would call the answer; see `fits` in lesson.ts. */
  alike(state: State, action: Action): JsonObject;
  /** The theme of a position with the best answer `right` and the common wrong answer `tempting`. */
  theme(state: State, right: Action, tempting: Action): string;
}

/** A puzzle generator whose states only its game understands. */
export type AnyPuzzleGenerator = PuzzleGenerator<object>;
