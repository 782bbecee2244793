import type { JsonObject } from './json';
import type { Action } from './rules';

/** Matches of one kind in which to look for puzzles. */
export interface PuzzleTable {
  readonly options: JsonObject;
  readonly seats: number;
}

/** What a game knows about puzzles of it, for the command that finds them; no screen loads it. */
export interface PuzzleCraft<State> {
  readonly tables: readonly PuzzleTable[];
  /** The part of the written action that a person would call the answer; see `fits` in lesson.ts. */
  alike(state: State, action: Action): JsonObject;
  /** What a position is about whose best answer is `right`, while `tempting` is what others play. */
  theme(state: State, right: Action, tempting: Action): string;
}

/** A craft whose states only the game itself understands. */
export type AnyPuzzleCraft = PuzzleCraft<object>;
