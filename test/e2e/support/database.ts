import type { Page } from '@playwright/test';

/** A row of the app's database as it is stored. `$circle` and `$big` in it become values that JSON cannot hold. */
export interface StoredRow {
  readonly table: 'matches' | 'entries' | 'positions' | 'designs' | 'settings';
  readonly row: object;
}

/** Writes rows straight into the database of the page, past everything that the app would check. */
export function putRows(page: Page, rows: readonly StoredRow[]): Promise<void> {
  return page.evaluate(async (rows) => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const special = new Map<unknown, unknown>([
      ['$circle', circle],
      ['$big', 1n],
      ['$nothing', undefined],
      ['$endless', Number.POSITIVE_INFINITY],
    ]);
    const revive = (value: unknown): unknown => {
      if (special.has(value)) return special.get(value);
      if (Array.isArray(value)) return value.map(revive);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revive(one)]));
    };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('roundhouse');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const tables = ['matches', 'entries', 'positions', 'designs', 'settings'];
    const writing = database.transaction(tables, 'readwrite');
    for (const { table, row } of rows) writing.objectStore(table).put(revive(row));
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onabort = () => reject(writing.error);
    });
    database.close();
  }, rows);
}

/** All rows of a table. */
export function rowsOf(page: Page, table: StoredRow['table']): Promise<readonly object[]> {
  return page.evaluate(async (table) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('roundhouse');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const reading = database.transaction(table).objectStore(table).getAll();
    await new Promise((resolve, reject) => {
      reading.onsuccess = resolve;
      reading.onerror = () => reject(reading.error);
    });
    database.close();
    return reading.result as object[];
  }, table);
}
