import type { IndexableType, Table } from 'dexie';
import { troubleOf } from './trouble';

/** A row as it is stored: nothing of its form is known. */
export interface RawRow {
  readonly key: IndexableType;
  /** null: the browser itself cannot read it. Undefined: there is none. */
  readonly row: unknown;
}

/** The rows with these keys, in the same order; one by one where the browser cannot give them all at once. */
export async function rawRows<Row, Key extends IndexableType>(
  table: Table<Row, Key>,
  keys: readonly Key[],
): Promise<readonly RawRow[]> {
  try {
    const rows: readonly unknown[] = await table.bulkGet([...keys]);
    return keys.map((key, index) => ({ key, row: rows[index] }));
  } catch (error) {
    throwUnlessUnreadable(error);
    const rows: RawRow[] = [];
    for (const key of keys) rows.push({ key, row: await oneRow(table, key) });
    return rows;
  }
}

/** Every row of a table whose rows the browser could not give all at once, for that `reason`. */
export async function rowByRow<Row, Key extends IndexableType>(
  table: Table<Row, Key>,
  reason: unknown,
): Promise<readonly RawRow[]> {
  throwUnlessUnreadable(reason);
  return rawRows(table, await table.toCollection().primaryKeys());
}

async function oneRow<Row, Key extends IndexableType>(
  table: Table<Row, Key>,
  key: Key,
): Promise<unknown> {
  try {
    return await table.get(key);
  } catch (error) {
    throwUnlessUnreadable(error);
    return null;
  }
}

/** A closed archive or a full disk damages no row. */
function throwUnlessUnreadable(error: unknown): void {
  if (troubleOf(error).trouble !== 'failed') throw error;
}
