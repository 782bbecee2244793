import { Dexie, type Table } from 'dexie';
import type { MatchHeader } from '../kit/header';
import type { Json, JsonObject } from '../kit/json';
import type { Entry } from '../kit/log';
import type { Seat } from '../kit/rules';
import type { Language } from '../kit/words';
import { attempt, type Trouble, TroubleError } from './trouble';

/** What lists show of a match without replaying it; written with every entry. */
export interface Summary {
  /** Plies in force. */
  readonly plies: number;
  /** null: over. */
  readonly toAct: Seat | null;
  readonly scores: readonly number[];
  /** Seats, best first, once it is over. */
  readonly ranking: readonly Seat[] | null;
  /** A small picture of the position as SVG text, drawn by this app itself and never taken from a file. */
  readonly picture: string | null;
}

export interface MatchRecord {
  readonly id: string;
  readonly header: MatchHeader;
  /** The name a person gave it; null: none yet. */
  readonly title: string | null;
  readonly summary: Summary;
  /** Milliseconds since 1970 of the last entry; lists show the newest first. */
  readonly touched: number;
  /** When a person deleted it; it can be restored until it is swept. null: it lives. */
  readonly removed: number | null;
}

/** Entry `number` (from 1) of a match. */
export interface EntryRecord {
  readonly match: string;
  readonly number: number;
  readonly entry: Entry;
}

/** The position after `number` entries, for the day when newer rules replay the log differently. */
export interface PositionRecord {
  readonly match: string;
  readonly number: number;
  readonly position: JsonObject;
  readonly fingerprint: string;
}

export interface SettingRecord {
  readonly key: string;
  readonly value: Json;
}

/** A design of one's own for a setting of a game, such as a board. It may be unfinished. */
export interface DesignRecord {
  readonly id: string;
  readonly game: string;
  readonly setting: string;
  /** Whole, in the game's JSON form. */
  readonly design: JsonObject;
  /** What the design calls itself, repeated here for lists. */
  readonly names: Readonly<Record<Language, string>>;
  /** A small picture as SVG text, drawn by this app itself and never taken from a file. */
  readonly picture: string;
  /** Counts the changes, so that a second tab cannot overwrite what it has not seen. */
  readonly revision: number;
  /** Milliseconds since 1970 of the last change; lists show the newest first. */
  readonly touched: number;
  /** As in a match. */
  readonly removed: number | null;
}

export const DATABASE_VERSION = 2;

/** Everything this phone keeps. Every write is flushed to the disk before it counts as done. */
export class Archive extends Dexie {
  declare readonly matches: Table<MatchRecord, string>;
  declare readonly entries: Table<EntryRecord, [string, number]>;
  declare readonly positions: Table<PositionRecord, [string, number]>;
  declare readonly settings: Table<SettingRecord, string>;
  declare readonly designs: Table<DesignRecord, string>;

  constructor(name: string) {
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      matches: 'id, touched',
      entries: '[match+number]',
      positions: '[match+number]',
      settings: 'key',
    });
    this.version(DATABASE_VERSION).stores({ designs: 'id, touched' });
  }
}

export interface ArchiveEvents {
  /** Another tab still holds an older archive: opening waits until that tab is closed. */
  readonly blocked?: () => void;
  /** A newer version of the app in another tab needs the archive: this tab must be reloaded. Nothing is lost. */
  readonly closed?: () => void;
}

/** Opens the archive, once for each page. */
export async function openArchive(
  events: ArchiveEvents = {},
  name = 'roundhouse',
): Promise<Archive | Trouble> {
  return attempt(async () => {
    const archive = new Archive(name);
    archive.on('blocked', () => events.blocked?.());
    archive.on('versionchange', () => {
      archive.close();
      events.closed?.();
      // Dexie's own answer would open the archive again at the next use, in a form we do not know.
      return false;
    });
    await archive.open();
    // Dexie opens a newer archive without a word; what we would write into it could break it.
    if (archive.backendDB().version > DATABASE_VERSION * 10) {
      archive.close();
      throw new TroubleError('newer');
    }
    return archive;
  });
}

/** The bounds of all keys [match+number] of one match. */
export function wholeMatch(id: string): [lower: unknown[], upper: unknown[]] {
  return [
    [id, Dexie.minKey],
    [id, Dexie.maxKey],
  ];
}
