import type { ReadonlySignal } from '@preact/signals';
import type { Archive } from '../archive/database';
import type { DrawMiniature } from '../archive/summary';
import type { Trouble } from '../archive/trouble';
import type { MatchHeader, Player } from '../kit/header';
import type { AnyReader } from '../kit/reader';
import type { Action, AnyRules, Refusal, Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { UndoSize } from '../kit/undo';
import type { IncompatibleLog } from './incompatible-log';
import type { Party } from './party';

/**
 * `playing`: this tab writes. `watching`: another tab writes, and this one follows. `incompatible`: the log does not replay
 * as it was played (the rules have changed since), so the match is read-only.
 */
export type Mode = 'playing' | 'watching' | 'incompatible';

/** Why the match itself, and not its rules, refuses an offer. */
export const MATCH_REFUSALS = ['busy', 'watching', 'incompatible', 'closed', 'nothing'] as const;
export type MatchRefusal = (typeof MATCH_REFUSALS)[number];

/** A match in play. The signals change only when their values are on the disk. */
export interface LiveMatch {
  /** Replaced when the match is opened to other phones: from then on undo is asked for. */
  readonly header: MatchHeader;
  readonly rules: AnyRules;
  /** Read-only; only the match itself appends. Replaced when linked phones have chosen another log. */
  readonly timeline: Timeline;
  /** The number of entries that are durable and shown. */
  readonly entries: ReadonlySignal<number>;
  /**
   * The state after the last of them. Read-only. What a seat of this phone has committed to at linked phones is in it,
   * and in no other state of the match before it is revealed.
   */
  readonly state: ReadonlySignal<object>;
  /** The seat that decides, or whose action is to be opened; null: over, or incompatible. */
  readonly toAct: ReadonlySignal<Seat | null>;
  /**
   * Where phones are linked, and all seats that decide simultaneously have committed: the seat whose action is to be
   * opened first. Until then no seat decides. Null: nothing is to be opened.
   */
  readonly opening: ReadonlySignal<Seat | null>;
  readonly mode: ReadonlySignal<Mode>;
  readonly incompatible: ReadonlySignal<IncompatibleLog | null>;
  /** Why reading or writing failed last; null again after the next success. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** The seat whose decision `undo` would undo now; null when nothing can be undone. */
  readonly canUndo: ReadonlySignal<Seat | null>;
  /** The same for `undo('turn')`, where that undoes more than one step; else null. */
  readonly canUndoTurn: ReadonlySignal<Seat | null>;
  readonly canRedo: ReadonlySignal<Seat | null>;
  /** The linked phones that decide together; null: everything is decided on this phone. */
  readonly party: ReadonlySignal<Party | null>;
  /** Sets the party. Only the client of a linked table calls this. */
  setParty(party: Party | null): void;
  /** The match is this phone's alone from now on. What seats had committed to never comes: they decide again. */
  goOnAlone(): Promise<void>;
  /** Who plays for a seat: as in the header, unless a computer replaces a person whose phone is lost. */
  player(seat: Seat): Player | undefined;
  /** Whether a person at this phone, or a computer that it runs, decides for a seat. */
  decides(seat: Seat): boolean;
  /**
   * Plays the joined actions of one tap: all of them or none. They are undone together. Resolves with null when they
   * are durable and shown; otherwise with why they were not played. In addition to refusals of the rules: `busy` while
   * an earlier tap is being written, `watching`, `incompatible`, `closed`. Actions that are decided on this phone are
   * shown when they are durable and `quiet` has resolved.
   */
  offer(actions: readonly Action[], quiet?: () => Promise<void>): Promise<Refusal | Trouble | null>;
  /** Undoes the last step, or as much of the turn as possible; refused as `nothing` when nothing can be undone. */
  undo(size?: UndoSize): Promise<Refusal | Trouble | null>;
  /** Restores what was undone last; refused as `nothing` when there is nothing. */
  redo(): Promise<Refusal | Trouble | null>;
  /**
   * Writes the entries that `agreed`, a fork of the timeline, has in addition: all or none. The linked phones have
   * agreed on them. Then calls `onDisk`, and shows them. Entries that another phone has `confirmed` are on its disk, so
   * they are shown at once; if they cannot be written here, the match on the disk is shown again.
   */
  take(agreed: Timeline, onDisk: () => void, confirmed: boolean): Promise<Trouble | null>;
  /** The same where more has changed than one entry: `write` returns the match as it is on the disk then. */
  retake(
    write: (timeline: Timeline, draw: DrawMiniature | null) => Promise<Timeline | Trouble>,
    onDisk?: () => void,
  ): Promise<Trouble | null>;
  /** From `watching` to `playing`: the tab that played watches from now on. */
  takeOver(): Promise<void>;
  /** Stops following and lets another tab play. A write in progress is finished first. */
  close(): void;
}

/** What a match needs from the rest of the app. */
export interface MatchDeps {
  readonly archive: Archive;
  /** The rules of a game; null: this app does not have the game. */
  readonly rules: (game: string) => Promise<AnyRules | null>;
  /** Loaded for matches for which `needsReader` is true, and when a log no longer replays. */
  readonly reader: (game: string) => Promise<AnyReader | null>;
  /** Draws a game's small picture for lists. */
  readonly drawMiniature?: (game: string) => Promise<DrawMiniature>;
  /** Milliseconds since 1970. Default: the clock of the phone. */
  readonly now?: () => number;
  /** The locks by which tabs agree who writes. Default: the browser's own; null: none. */
  readonly locks?: LockManager | null;
}
