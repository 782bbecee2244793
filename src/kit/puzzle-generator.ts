import type { JsonObject } from './json';
import type { ActionLine, WrittenLine } from './line';

/** One kind of match in which to look for puzzles. */
export interface PuzzleTable {
  readonly options: JsonObject;
  readonly seats: number;
}

/** What a game knows about its puzzles, for the command that finds them. No screen loads it. */
export interface PuzzleGenerator<State> {
  readonly tables: readonly PuzzleTable[];
  /** What an answer is: a single action, or a line of actions to the end of the turn or to chance. */
  readonly unit: 'action' | 'turn';
  /**
   * Which share of the usual playouts each search has, by estimates and to the end of matches: less where a match is
   * long. Left out: all of them.
   */
  readonly playouts?: { readonly usual: number; readonly toTheEnd: number };
  /** Of each written action of a line the part that a person would call the answer; see `fitsLine` in line.ts. */
  alike(state: State, line: ActionLine): WrittenLine;
  /**
   * What a line achieves. Lines with the same purpose are ways to one answer, and only the best of them are right. Left
   * out: lines that are alike have the same purpose.
   */
  purpose?(state: State, line: ActionLine): string;
  /** The theme of a position with the best answer `right` and the common wrong answer `tempting`. */
  theme(state: State, right: ActionLine, tempting: ActionLine): string;
}

/** A puzzle generator whose states only its game understands. */
export type AnyPuzzleGenerator = PuzzleGenerator<object>;
