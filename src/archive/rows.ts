import type { IndexableType, Table } from 'dexie';
import { isProblem, type Problem } from '../kit/rules';
import { troubleOf } from './trouble';

/** A row that cannot be read. It stays in the archive until somebody removes it. */
export interface DamagedRow {
  readonly table: 'matches' | 'designs' | 'settings';
  readonly key: IndexableType;
  /** As it is stored; null: the browser itself cannot read it. */
  readonly row: unknown;
  readonly problem: Problem;
}

/** The rows of a table that can be read, and the others. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly damaged: readonly DamagedRow[];
}

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

/** Reads every row of a table by itself. One that is damaged costs nothing but itself. */
export async function readRows<Row, Key extends IndexableType, T extends object>(
  table: Table<Row, Key>,
  name: DamagedRow['table'],
  read: (row: unknown) => T | Problem,
): Promise<Rows<T>> {
  const rows: T[] = [];
  const damaged: DamagedRow[] = [];
  for (const { key, row } of await allRows(table)) {
    const one = read(row);
    if (isProblem(one)) damaged.push({ table: name, key, row, problem: one });
    else rows.push(one);
  }
  return { rows, damaged };
}

async function allRows<Row, Key extends IndexableType>(
  table: Table<Row, Key>,
): Promise<readonly RawRow[]> {
  try {
    const rows: readonly unknown[] = await table.toArray();
    const { keyPath } = table.schema.primKey;
    return rows.map((row) => ({ key: Reflect.get(Object(row), String(keyPath)), row }));
  } catch (error) {
    throwUnlessUnreadable(error);
    return rawRows(table, await table.toCollection().primaryKeys());
  }
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
