import type { IndexableType, Table } from 'dexie';
import { isProblem, type Problem } from '../kit/rules';
import type { RawRow } from './raw-rows';

/** A row that cannot be read. It stays in the archive until it is removed. */
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
    const keyPath = String(table.schema.primKey.keyPath);
    return rows.map((row) => ({ key: Reflect.get(Object(row), keyPath), row }));
  } catch (error) {
    // Needed only where data is damaged.
    return (await import('./raw-rows')).rowByRow(table, error);
  }
}
