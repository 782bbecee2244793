import type { JsonObject } from './json';

/** Seat colours, told apart by letter and pattern too; the names are the keys of the theme. */
export const SEAT_COLOURS = ['red', 'blue', 'green', 'violet', 'teal'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** How strong a computer plays, weakest first. */
export const LEVELS = ['apprentice', 'conductor', 'engineer', 'director'] as const;
export type Level = (typeof LEVELS)[number];

/** Who decides for a seat. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: Level };

export interface SeatPlan {
  readonly name: string;
  readonly colour: SeatColour;
  readonly player: Player;
}

/**
 * How far undo reaches: `free` when one person alone plays here, `turn` when several share the phone, `asked`
 * when linked phones play: as far as everybody else agrees.
 */
export type UndoReach = 'free' | 'turn' | 'asked';

/**
 * Everything that, with its log, is a match. Once the match has begun nothing of it changes, but that undo
 * becomes `asked` when other phones are let in.
 */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** The game's options in their JSON form, whole. */
  readonly options: JsonObject;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  /** A position to begin from instead of a fresh set-up, in the game's JSON form. */
  readonly start?: JsonObject;
  readonly undo: UndoReach;
  /** Milliseconds since 1970, by the clock of the phone that began the match. */
  readonly begun: number;
}

/** A person alone may take back everything; people round a table only what nobody has answered yet. */
export function undoReach(seats: readonly SeatPlan[]): UndoReach {
  return seats.filter((seat) => seat.player.kind === 'person').length === 1 ? 'free' : 'turn';
}
