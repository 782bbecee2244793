import * as v from 'valibot';
import { count, jsonObject } from '../kit/form';
import { isJson, type JsonObject } from '../kit/json';
import { type Entry, readEntry } from '../kit/log';
import { isProblem, type Problem } from '../kit/rules';
import {
  type Archive,
  type EntryRecord,
  type PositionRecord,
  rowsOf,
  type Summary,
} from './database';
import { type ListedMatch, readMatchRow } from './match-row';
import { attempt, type Trouble, TroubleError } from './trouble';

/** Positions are kept after every tenth entry, and always after the last one. */
export function keepsPosition(number: number, last: number): boolean {
  return number % 10 === 0 || number === last;
}

/** Entries to append to a log, with everything that changes together with them. */
export interface Addition {
  readonly match: string;
  /** The number of the first entry, from 1. It must be one more than the last number in the archive. */
  readonly number: number;
  /** At least one. */
  readonly entries: readonly Entry[];
  /** The position after the entry with this number. */
  readonly position: (number: number) => JsonObject;
  readonly summary: Summary;
}

/**
 * Writes entries, positions and the summary of the match in one transaction: after a crash either all of them
 * are stored or none. Resolves when the data is on the disk. If another tab has already written this entry
 * number, the result is `conflict`, and nothing is overwritten.
 */
export function appendEntries(archive: Archive, addition: Addition): Promise<Trouble | null> {
  const { match, number, entries, position, summary } = addition;
  const last = number + entries.length - 1;
  const added = entries.map((entry, index) => ({ match, number: number + index, entry }));
  const positions = added
    .filter((one) => keepsPosition(one.number, last))
    .map(({ number, entry }): PositionRecord => {
      return { match, number, position: position(number), fingerprint: entry.fingerprint };
    });
  return attempt(() =>
    archive.transaction('rw', archive.matches, archive.entries, archive.positions, async () => {
      // In parallel, because each request makes its own trip through the browser's processes.
      const [record, before] = await Promise.all([
        archive.matches.get(match),
        number > 1 ? archive.entries.get([match, number - 1]) : true,
      ]);
      if (!record) throw new TroubleError('gone');
      if (!before) throw new TroubleError('conflict');
      // Playing on in a match that was ended early resumes it.
      const { ended: _, ...running } = record;
      await Promise.all([
        ...added.map((record) => archive.entries.add(record)),
        ...positions.map((record) => archive.positions.put(record)),
        keepsPosition(number - 1, last) || archive.positions.delete([match, number - 1]),
        archive.matches.put({
          ...running,
          summary,
          touched: entries.at(-1)?.at ?? record.touched,
        }),
      ]);
      return null;
    }),
  );
}

export interface StoredMatch {
  readonly record: ListedMatch;
  /** The entries up to the first one that cannot be read. */
  readonly entries: readonly Entry[];
  /** The problem of the first entry that cannot be read; null: none. The log ends before that entry. */
  readonly broken: Problem | null;
  /** Whether something beside the header and the log was lost: what the record says instead is not stored yet. */
  readonly mended: boolean;
  /** How many rows of the log there are, with those that cannot be read. */
  readonly stored: number;
  /** Those that can be read, oldest first. */
  readonly positions: readonly PositionRecord[];
}

/** Reads a match in one transaction, so that its parts belong together. */
export function loadMatch(archive: Archive, id: string): Promise<StoredMatch | Problem | Trouble> {
  return attempt(async () => {
    const [record, entries, positions] = await archive.transaction(
      'r',
      [archive.matches, archive.entries, archive.positions],
      () =>
        Promise.all([
          archive.matches.get(id),
          rowsOf(archive.entries, id).toArray(),
          rowsOf(archive.positions, id).toArray(),
        ]),
    );
    if (!record) throw new TroubleError('gone');
    const read = readMatchRow(record);
    if (isProblem(read)) return read;
    return {
      record: read,
      mended: read.summary === null || record.touched !== read.touched,
      ...readLog(entries),
      stored: entries.length,
      positions: positions.filter((row) => v.is(positionRow, row)),
    };
  });
}

const positionRow = v.object({
  match: v.string(),
  number: count,
  position: jsonObject,
  fingerprint: v.string(),
});

/** The last stored entry; null: the log is empty. Can be used with `live`. */
export function logEnd(archive: Archive, match: string): Promise<EntryRecord | null | Trouble> {
  return attempt(async () => (await rowsOf(archive.entries, match).last()) ?? null);
}

/** Reads entries, which must be numbered from 1 without a gap. */
function readLog(records: readonly { number: number; entry: unknown }[]) {
  const entries: Entry[] = [];
  for (const { number, entry: stored } of records) {
    const at = `entries[${entries.length}]`;
    if (number !== entries.length + 1) return { entries, broken: { problem: 'missing', at } };
    const entry = isJson(stored) ? readEntry(stored, at) : { problem: 'not-json', at };
    if (isProblem(entry)) return { entries, broken: entry };
    entries.push(entry);
  }
  return { entries, broken: null };
}
