import { type Collection, Dexie, type DexieOptions, type Table } from 'dexie';
import type { MatchHeader } from '../kit/header';
import type { Json, JsonObject } from '../kit/json';
import type { Entry } from '../kit/log';
import type { Seat } from '../kit/rules';
import type { Language } from '../kit/words';
import { abortLeft, watchSilence } from './transactions';
import { attempt, type Trouble, TroubleError } from './trouble';

/** What lists show of a match without a replay. It is written with every entry. */
export interface Summary {
  /** The number of plies, without those that were taken back. */
  readonly plies: number;
  /** The seat to act; null: the match is over. */
  readonly toAct: Seat | null;
  readonly scores: readonly number[];
  /** Seats, best first; null: the match is not over. */
  readonly ranking: readonly Seat[] | null;
  /** The place of each seat. Missing in records from before places could be shared. */
  readonly places?: readonly number[] | null;
  /** A small picture of the position as SVG text. The app draws it itself; it never comes from a file. */
  readonly picture: string | null;
}

export interface MatchRecord {
  readonly id: string;
  readonly header: MatchHeader;
  /** The name that the user gave it; null: none. */
  readonly title: string | null;
  readonly summary: Summary;
  /** Time of the last entry, in milliseconds since 1970. Lists show the newest first. */
  readonly touched: number;
  /** When the user ended it before its end, in milliseconds since 1970; missing or null: not so. */
  readonly ended?: number | null;
  /**
   * It came from a file, and not all its positions follow from its log by today's rules. It can be read, and nothing is
   * played on a position that only the file knows. Missing: not so.
   */
  readonly forReading?: true;
  /** When the user deleted it, in milliseconds since 1970; null: not deleted. It can be restored until it is swept. */
  readonly removed: number | null;
}

/** Entry `number` of a match. Numbers start at 1. */
export interface EntryRecord {
  readonly match: string;
  readonly number: number;
  readonly entry: Entry;
}

/** The position after `number` entries. Needed when newer rules replay the log differently. */
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

/** A design by the user for a setting of a game, such as a board. It may be unfinished. */
export interface DesignRecord {
  readonly id: string;
  readonly game: string;
  readonly setting: string;
  /** The complete design in the game's JSON form. */
  readonly design: JsonObject;
  /** The names in the design, copied here for lists; empty where they cannot be read. */
  readonly names: Readonly<Record<Language, string>>;
  /** A small picture as SVG text. The app draws it itself; it never comes from a file. Empty as the names. */
  readonly picture: string;
  /** The number of changes. It keeps a second tab from overwriting changes that it has not seen. */
  readonly revision: number;
  /** Time of the last change, in milliseconds since 1970. Lists show the newest first. */
  readonly touched: number;
  /** As `MatchRecord.removed`. */
  readonly removed: number | null;
}

export const DATABASE_VERSION = 2;

/** Where the data is stored, instead of in the browser's own database. */
export type DatabaseFactory = Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;

/** All data stored on this phone. A write is done only when it has been flushed to the disk. */
export class Archive extends Dexie {
  declare readonly matches: Table<MatchRecord, string>;
  declare readonly entries: Table<EntryRecord, [string, number]>;
  declare readonly positions: Table<PositionRecord, [string, number]>;
  declare readonly settings: Table<SettingRecord, string>;
  declare readonly designs: Table<DesignRecord, string>;

  constructor(name: string, factory: DatabaseFactory = {}) {
    super(name, { chromeTransactionDurability: 'strict', ...factory });
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
  /** Another tab holds an older version of the archive open. Opening waits until that tab is closed. */
  readonly blocked?: () => void;
  /** Another tab with a newer version of the app needs the archive. This tab must reload; no data is lost. */
  readonly closed?: () => void;
  /** Whether the browser has left something unanswered for some seconds. It may still answer. */
  readonly silent?: (silent: boolean) => void;
}

/** Opens the archive; once per page. */
export async function openArchive(
  events: ArchiveEvents = {},
  name = 'roundhouse',
  factory?: DatabaseFactory,
): Promise<Archive | Trouble> {
  return attempt(async () => {
    const archive = new Archive(name, factory);
    watchSilence(archive, (silent) => events.silent?.(silent));
    abortLeft(archive);
    archive.on('blocked', () => events.blocked?.());
    archive.on('versionchange', () => {
      archive.close();
      events.closed?.();
      // By default Dexie would reopen the archive at the next use, in a version that this code does not know.
      return false;
    });
    await archive.open();
    // Dexie opens a newer archive without an error. Our writes could corrupt it.
    if (archive.backendDB().version > DATABASE_VERSION * 10) {
      archive.close();
      throw new TroubleError('newer');
    }
    return archive;
  });
}

/** The rows of a match, from entry number `from` on: those of its entries or of its positions. */
export function rowsOf<Row>(
  table: Table<Row, [string, number]>,
  id: string,
  from: unknown = Dexie.minKey,
): Collection<Row, [string, number]> {
  return table.where('[match+number]').between([id, from], [id, Dexie.maxKey]);
}
