import type { IndexableType, Table } from 'dexie';
import { DAMAGED_ROWS } from '../kit/match-file';
import type { Problem } from '../kit/rules';
import { type Archive, rowsOf } from './database';
import { PartedFile } from './parted-file';
import { rawRows } from './raw-rows';
import type { DamagedRow } from './rows';
import { attempt, type Trouble } from './trouble';

type RowTable = DamagedRow['table'] | 'entries' | 'positions';

/** A row as it is stored, to be saved in a file or put back. */
interface StoredRow {
  readonly table: RowTable;
  readonly key: IndexableType;
  /** null: the browser cannot read it. */
  readonly row: unknown;
}

/** The row of a match that cannot be opened; nothing once it is removed. The answer can be used with `live`. */
export function damagedMatch(
  id: string,
  problem: Problem,
): (archive: Archive) => Promise<readonly DamagedRow[] | Trouble> {
  return (archive) =>
    attempt(async () => {
      const rows = await storedWith(archive, 'matches', [id]);
      return rows.map(({ key, row }) => ({ table: 'matches' as const, key, row, problem }));
    });
}

/** Writes damaged rows as a file for repair by hand, exactly as they are stored. No app reads it again. */
export function saveDamaged(
  archive: Archive,
  damaged: readonly DamagedRow[],
): Promise<Blob | Trouble> {
  return attempt(async () => {
    const file = new PartedFile();
    file.add(`{"format":"${DAMAGED_ROWS}","version":1,"rows":[\n`);
    await file.addList(textsOf(archive, damaged));
    file.add('\n]}\n');
    return file.end();
  });
}

/** Deletes damaged rows for good, with what belongs to a match. Returns them, for `putBack`. */
export function removeDamaged(
  archive: Archive,
  damaged: readonly DamagedRow[],
): Promise<readonly StoredRow[] | Trouble> {
  return attempt(() =>
    archive.transaction('rw', archive.tables, async () => {
      const removed: StoredRow[] = [];
      for (const row of damaged) removed.push(...(await storedRows(archive, row)));
      for (const { table, key } of removed) await tableOf(archive, table).delete(key);
      return removed;
    }),
  );
}

/** Stores removed rows again, exactly as they were. */
export function putBack(archive: Archive, rows: readonly StoredRow[]): Promise<Trouble | null> {
  return attempt(() =>
    archive.transaction('rw', archive.tables, async () => {
      for (const { table, row } of rows) if (row !== null) await tableOf(archive, table).put(row);
      return null;
    }),
  );
}

async function* textsOf(archive: Archive, damaged: readonly DamagedRow[]): AsyncGenerator<string> {
  for (const one of damaged) {
    for (const stored of await storedRows(archive, one)) yield textOf(stored);
  }
}

/** The row itself and, of a match, its log. */
async function storedRows(
  archive: Archive,
  { table, key }: DamagedRow,
): Promise<readonly StoredRow[]> {
  const own = await storedWith(archive, table, [key]);
  if (table !== 'matches' || typeof key !== 'string') return own;
  const rows = [...own];
  for (const part of ['entries', 'positions'] as const) {
    const keys = await rowsOf<unknown>(archive[part], key).primaryKeys();
    rows.push(...(await storedWith(archive, part, keys)));
  }
  return rows;
}

async function storedWith(
  archive: Archive,
  table: RowTable,
  keys: readonly IndexableType[],
): Promise<readonly StoredRow[]> {
  const rows = await rawRows(tableOf(archive, table), keys);
  return rows.filter(({ row }) => row !== undefined).map((row) => ({ table, ...row }));
}

/** Without the form of its rows: they have lost it. */
function tableOf(archive: Archive, name: RowTable): Table<unknown, IndexableType> {
  return archive.table(name);
}

/** A row may hold what JSON cannot: then its text is what the browser makes of it. */
function textOf(stored: StoredRow): string {
  try {
    return JSON.stringify(stored);
  } catch {
    return JSON.stringify({ ...stored, row: String(stored.row) });
  }
}
