import { readHeader } from '../kit/header-form';
import type { Json, JsonObject } from '../kit/json';
import { type Entry, readEntry } from '../kit/log';
import { isProblem, type Problem } from '../kit/rules';
import {
  type Archive,
  type EntryRecord,
  type MatchRecord,
  type PositionRecord,
  type Summary,
  wholeMatch,
} from './database';
import { attempt, type Trouble, TroubleError } from './trouble';

/** The position is kept after every tenth entry, and always after the last one. */
export function keepsPosition(number: number, last: number): boolean {
  return number % 10 === 0 || number === last;
}

/** One more entry of a log, with everything that changes together with it. */
export interface Addition {
  readonly match: string;
  /** From 1; must be one more than what the archive has. */
  readonly number: number;
  readonly entry: Entry;
  readonly position: JsonObject;
  readonly summary: Summary;
}

/**
 * Writes an entry, its position and the match's summary in one transaction: after a crash all of it is
 * there or none. Resolves when it is on the disk. An entry number that somebody else has taken is a
 * `conflict`, and nothing is overwritten.
 */
export function appendEntry(archive: Archive, addition: Addition): Promise<Trouble | null> {
  const { match, number, entry, position, summary } = addition;
  return attempt(() =>
    archive.transaction('rw', archive.matches, archive.entries, archive.positions, async () => {
      // Together, not one after the other: each answer takes a way through the browser's processes.
      const [record, before] = await Promise.all([
        archive.matches.get(match),
        number > 1 ? archive.entries.get([match, number - 1]) : true,
      ]);
      if (!record) throw new TroubleError('gone');
      if (!before) throw new TroubleError('conflict');
      await Promise.all([
        archive.entries.add({ match, number, entry }),
        archive.positions.put({ match, number, position, fingerprint: entry.fingerprint }),
        keepsPosition(number - 1, number) || archive.positions.delete([match, number - 1]),
        archive.matches.put({ ...record, summary, touched: entry.at }),
      ]);
      return null;
    }),
  );
}

export interface StoredMatch {
  readonly record: MatchRecord;
  /** As far as they can be read. */
  readonly entries: readonly Entry[];
  /** The first entry that cannot be read, if any; the log ends before it. */
  readonly broken: Problem | null;
  /** Oldest first. */
  readonly positions: readonly PositionRecord[];
}

/** One consistent view of a match. */
export function loadMatch(archive: Archive, id: string): Promise<StoredMatch | Problem | Trouble> {
  return attempt(async () => {
    const [record, entries, positions] = await archive.transaction(
      'r',
      [archive.matches, archive.entries, archive.positions],
      () =>
        Promise.all([
          archive.matches.get(id),
          archive.entries
            .where('[match+number]')
            .between(...wholeMatch(id))
            .toArray(),
          archive.positions
            .where('[match+number]')
            .between(...wholeMatch(id))
            .toArray(),
        ]),
    );
    if (!record) throw new TroubleError('gone');
    const header = readHeader(record.header, 'header');
    if (isProblem(header)) return header;
    return { record: { ...record, header }, ...readLog(entries), positions };
  });
}

/** The last entry as it is stored; null: nothing was played. Good for `live`. */
export function logEnd(archive: Archive, match: string): Promise<EntryRecord | null | Trouble> {
  return attempt(() =>
    archive.entries
      .where('[match+number]')
      .between(...wholeMatch(match))
      .last()
      .then((record) => record ?? null),
  );
}

/** Reads entries that should be numbered from 1 on without a gap. */
function readLog(records: readonly { number: number; entry: unknown }[]) {
  const entries: Entry[] = [];
  for (const { number, entry: stored } of records) {
    const at = `entries[${entries.length}]`;
    if (number !== entries.length + 1) return { entries, broken: { problem: 'missing', at } };
    const entry = readEntry(stored as Json | undefined, at);
    if (isProblem(entry)) return { entries, broken: entry };
    entries.push(entry);
  }
  return { entries, broken: null };
}
