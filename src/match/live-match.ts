import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Archive } from '../archive/database';
import type { Draw } from '../archive/summary';
import type { Trouble } from '../archive/trouble';
import type { MatchHeader, Player } from '../kit/header';
import type { Entry } from '../kit/log';
import type { AnyReader } from '../kit/reader';
import type { Action, AnyRules, Refusal, Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { Party } from './party';
import type { Stranding } from './stranding';

/**
 * `playing`: this tab writes. `watching`: another tab does, this one follows. `stranded`: the log does not
 * replay as it was played (the rules have changed since), so the match can only be looked at.
 */
export type Mode = 'playing' | 'watching' | 'stranded';

/** Why the match itself, and not its rules, does not play what it is offered. */
export const MATCH_REFUSALS = ['busy', 'watching', 'stranded', 'closed', 'nothing'] as const;
export type MatchRefusal = (typeof MATCH_REFUSALS)[number];

/** A match in play. The signals change only when what they say is on the disk. */
export interface LiveMatch {
  /** Another one when the match is opened to other phones: undo is asked for from then on. */
  readonly header: MatchHeader;
  readonly rules: AnyRules;
  /** For reading; only the match itself appends. Another one when linked phones have chosen another log. */
  readonly timeline: Timeline;
  /** How many entries are durable and shown. */
  readonly entries: ReadonlySignal<number>;
  /** The state after the last of them. Look, never change. */
  readonly state: ReadonlySignal<object>;
  /** Whose decision it is; null: over, or stranded. */
  readonly toAct: ReadonlySignal<Seat | null>;
  readonly mode: ReadonlySignal<Mode>;
  readonly stranding: ReadonlySignal<Stranding | null>;
  /** Why reading or writing failed last; null again after the next success. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** The seat whose decision `undo` would take back here and now; null when nothing can be. */
  readonly canUndo: ReadonlySignal<Seat | null>;
  readonly canRedo: ReadonlySignal<Seat | null>;
  /** The linked phones that decide together; null: everything is decided here. */
  readonly party: Signal<Party | null>;
  /** Who plays for a seat: as the header says, unless a computer stands in for somebody who is lost. */
  player(seat: Seat): Player | undefined;
  /** Whether somebody at this phone, or a computer that it runs, decides for a seat. */
  decides(seat: Seat): boolean;
  /**
   * Plays an action. Null once it is durable and shown; otherwise why it was not played. Besides what the
   * rules refuse: `busy` while an earlier tap is being written, `watching`, `stranded`, `closed`. Decided here
   * and durable, it is shown once `quiet` has resolved.
   */
  offer(action: Action, quiet?: () => Promise<void>): Promise<Refusal | Trouble | null>;
  /** Takes a decision back, or restores it; refused as `nothing` when there is none in reach. */
  undo(): Promise<Refusal | Trouble | null>;
  redo(): Promise<Refusal | Trouble | null>;
  /**
   * Writes the next entry, on which the linked phones have agreed, calls `onDisk`, and shows it; what another
   * phone has `confirmed` is on that one's disk, and is shown at once. Should it not be written then, what is
   * on the disk is shown again.
   */
  take(entry: Entry, onDisk: () => void, confirmed: boolean): Promise<Trouble | null>;
  /** The same where more has changed than one entry: `write` gives the match as it is on the disk then. */
  retake(
    write: (timeline: Timeline, draw: Draw | null) => Promise<Timeline | Trouble>,
    onDisk?: () => void,
  ): Promise<Trouble | null>;
  /** From `watching` to `playing`: the tab that played watches from now on. */
  takeOver(): Promise<void>;
  /** Ends following and lets another tab play. A write under way is finished first. */
  close(): void;
}

/** What a match needs from the rest of the app. */
export interface MatchDeps {
  readonly archive: Archive;
  /** The rules of a game; null: this app does not have it. */
  readonly rules: (game: string) => Promise<AnyRules | null>;
  /** Loaded for matches that `needsReader` tells of, and when a log no longer replays. */
  readonly reader: (game: string) => Promise<AnyReader | null>;
  /** How a game draws the small picture that lists show. */
  readonly draw?: (game: string) => Promise<Draw>;
  /** Milliseconds since 1970; the clock of the phone when left out. */
  readonly now?: () => number;
  /** Where tabs agree who writes; the browser's own when left out, null for none. */
  readonly locks?: LockManager | null;
}
