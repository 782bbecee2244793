import type { JsonObject } from './json';

/** Seat colors. Letters and patterns tell the seats apart too. The names are keys of the theme. */
export const SEAT_COLORS = ['red', 'blue', 'green', 'violet', 'teal', 'amber'] as const;
export type SeatColor = (typeof SEAT_COLORS)[number];

/**
 * The levels of computer players, weakest first; `LEVEL_PLANS` says what each does. They are written in files and in the
 * protocol of linked phones: a new one raises `FILE_VERSION`, `ARCHIVE_VERSION` and `PROTOCOL`.
 */
export const LEVELS = ['apprentice', 'conductor', 'engineer', 'director'] as const;
export type Level = (typeof LEVELS)[number];

/** The default level of computers: quick, strong enough for most people, and used for substitutes. */
export const USUAL_LEVEL: Level = 'conductor';

/** Who plays a seat. */
export type Player =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: Level };

export interface SeatPlan {
  readonly name: string;
  /** Spelled as in files and messages between phones: it cannot be renamed. */
  readonly colour: SeatColor;
  readonly player: Player;
}

/**
 * How far undo goes. `free`: only one person plays on this phone. `turn`: several people share the phone.
 * `asked`: linked phones play, and everybody else must agree.
 */
export type UndoReach = 'free' | 'turn' | 'asked';

/** What was played of a match, up to where another one began. */
export type PlayedPart = {
  readonly seed: string;
  readonly actions: readonly JsonObject[];
};

/**
 * The versions of the log's own rules, which say what its undo and redo may do: see `LOG_RULES`. Every log is judged by the
 * version under which it began. An app that does not know a version must not open such a match, so a new one also raises
 * `FILE_VERSION`, `ARCHIVE_VERSION`, `DATABASE_VERSION` and `PROTOCOL`.
 */
export const LOG_VERSIONS = [1] as const;
export type LogVersion = (typeof LOG_VERSIONS)[number];

/** The version for matches that begin now. */
const LOG_VERSION: LogVersion = 1;

/**
 * Everything about a match except its log. It does not change after the beginning, except that `undo` becomes
 * `asked` when other phones join.
 */
export interface MatchHeader {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Missing in a log of version 1. */
  readonly logVersion?: LogVersion;
  /** All options of the game in their JSON form. */
  readonly options: JsonObject;
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
  /** The position at the beginning, in the game's JSON form. Default: a fresh set-up. */
  readonly start?: JsonObject;
  /**
   * The matches that led to `start`, the first one from a fresh set-up: with this log others need not trust the position
   * (`startFlaw`). Missing where no log leads there: after a lesson, and in matches of earlier versions.
   */
  readonly reachedBy?: readonly PlayedPart[];
  readonly undo: UndoReach;
  /** Whether computers may help people with hints and warnings. Missing in older matches: see `mayHelp`. */
  readonly help?: boolean;
  /** Milliseconds since 1970, by the clock of the phone that began the match. */
  readonly begun: number;
}

/** The versions by which a match that begins now will always be judged. */
export function versionsNow(
  rulesVersion: number,
): Pick<MatchHeader, 'rulesVersion' | 'logVersion'> {
  return LOG_VERSION === 1 ? { rulesVersion } : { rulesVersion, logVersion: LOG_VERSION };
}

/** A single person may undo everything; several people only what nobody has acted on yet. */
export function undoReach(seats: readonly SeatPlan[]): UndoReach {
  return seats.filter((seat) => seat.player.kind === 'person').length === 1 ? 'free' : 'turn';
}

/** Whether computers may help people in a match: as agreed when it began, else only where one person plays. */
export function mayHelp({ help, seats }: Pick<MatchHeader, 'help' | 'seats'>): boolean {
  return help ?? seats.filter(({ player }) => player.kind === 'person').length < 2;
}
