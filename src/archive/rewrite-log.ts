import type { Entry } from '../kit/log';
import { type Archive, type PositionRecord, rowsOf, type Summary } from './database';
import { keepsPosition } from './log';
import { attempt, type Trouble, TroubleError } from './trouble';

/** Replaces the last entries of a log, with everything that changes together with them. */
export interface Rewriting {
  readonly match: string;
  /** The number of entries that the archive must have now. */
  readonly length: number;
  /** How many of them to keep. */
  readonly keep: number;
  /** The entries to append after those; at least one. */
  readonly entries: readonly Entry[];
  readonly positions: readonly Omit<PositionRecord, 'match'>[];
  readonly summary: Summary;
  /** If entries are dropped, the old log is stored as a separate match under this id. */
  readonly filedAs: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Writes everything in one transaction, or nothing; `conflict` when the log does not have the expected length. */
export function rewriteLog(archive: Archive, rewriting: Rewriting): Promise<Trouble | null> {
  const { match, length, keep, entries, positions, summary, now } = rewriting;
  const { matches, entries: log, positions: kept } = archive;
  const last = keep + entries.length;
  return attempt(() =>
    archive.transaction('rw', matches, log, kept, async () => {
      const record = await matches.get(match);
      if (!record) throw new TroubleError('gone');
      if ((await rowsOf(log, match).count()) !== length) throw new TroubleError('conflict');
      if (keep < length) await file(archive, match, rewriting.filedAs);
      await rowsOf(log, match, keep + 1).delete();
      await rowsOf(kept, match, keepsPosition(keep, last) ? keep + 1 : keep).delete();
      await log.bulkAdd(
        entries.map((entry, index) => ({ match, number: keep + index + 1, entry })),
      );
      await kept.bulkPut(positions.map((position) => ({ ...position, match })));
      await matches.put({ ...record, summary, touched: now });
      return null;
    }),
  );
}

/** Copies a match under another id. Call it inside a transaction. */
async function file(archive: Archive, match: string, id: string): Promise<void> {
  const record = await archive.matches.get(match);
  if (!record) return;
  await archive.matches.add({ ...record, id, header: { ...record.header, id } });
  const entries = await rowsOf(archive.entries, match).toArray();
  await archive.entries.bulkAdd(entries.map((entry) => ({ ...entry, match: id })));
  const positions = await rowsOf(archive.positions, match).toArray();
  await archive.positions.bulkAdd(positions.map((position) => ({ ...position, match: id })));
}
