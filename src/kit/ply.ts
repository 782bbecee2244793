import type { Action, GameEvent, Seat } from './rules';

/** One action in the line of play. Undone lines stay reachable through the log, so plies form a tree. */
export interface Ply {
  readonly parent: Ply | null;
  /** Number of plies from the beginning, this one included. */
  readonly depth: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Chance spoke while it was played: among several people it can no longer be taken back. */
  readonly chance: boolean;
  /** Somebody else has acted upon it: the same. */
  answered: boolean;
  /** Kept on every eighth ply, so that any entry is a few actions away. */
  readonly snapshot: object | null;
}

/** Where a match stands after an entry: its last ply, and what redo would restore, latest first. */
export interface Cursor {
  readonly tip: Ply | null;
  readonly undone: { readonly tip: Ply; readonly before: Cursor['undone'] } | null;
}
