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

/**
 * Reloads the page when all that it has begun to write is kept: the browser drops writes that are not done, and no
 * person reloads as soon after a tap as a test does.
 */
export async function reload(page: Page): Promise<void> {
  await written(page);
  await page.reload();
}

/** Waits until all that the page has begun to write is kept. */
export async function written(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('roundhouse');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const archive = opening.result;
    // A transaction over all stores waits for every earlier write.
    const reading = archive.transaction(archive.objectStoreNames).objectStore('settings').count();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    archive.close();
  });
}

/** From now on every write waits behind one of our own, until the returned function is called. */
export async function holdArchive(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('roundhouse');
    const archive = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const held = archive.transaction(archive.objectStoreNames, 'readwrite');
    const store = held.objectStore('entries');
    // A transaction stays open as long as it has requests.
    const again = () => {
      if (document.documentElement.hasAttribute('data-let-go')) archive.close();
      else store.count().onsuccess = again;
    };
    again();
  });
  return () => page.evaluate(() => document.documentElement.setAttribute('data-let-go', ''));
}
