import { Dexie } from 'dexie';
import { IDBDatabase, indexedDB } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { DATABASE_VERSION, openArchive } from '../../src/archive/database';
import { readSettings, writeSetting } from '../../src/archive/settings';
import { isTrouble } from '../../src/archive/trouble';
import { archiveNamed, freshArchive, freshName, sound } from './archives';

afterEach(() => vi.restoreAllMocks());

/** The browser's own database, without Dexie. */
function rawOpen(name: string, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

test('every write asks the browser to flush it to the disk', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const archive = await freshArchive();
  asked.mockClear();
  await writeSetting(archive, 'theme', 'dark');
  expect(asked.mock.calls.map((call) => call[2])).toEqual([{ durability: 'strict' }]);
});

test('settings can be read, also after the archive is reopened', async () => {
  const name = freshName();
  const archive = await archiveNamed(name);
  await writeSetting(archive, 'theme', 'dark');
  await writeSetting(archive, 'theme', 'light');
  await writeSetting(archive, 'last plan', { seats: ['A', 'B'] });
  archive.close();
  const settings = sound(await readSettings(await archiveNamed(name)));
  expect([...settings]).toEqual([
    ['last plan', { seats: ['A', 'B'] }],
    ['theme', 'light'],
  ]);
});

test('an archive written by a newer version of the app is not changed', async () => {
  const name = freshName();
  (await rawOpen(name, DATABASE_VERSION * 10 + 10)).close();
  expect(await openArchive({}, name)).toMatchObject({ trouble: 'newer' });
  const still = await rawOpen(name, DATABASE_VERSION * 10 + 10);
  expect(still.objectStoreNames).toHaveLength(0);
  still.close();
});

test('a newer app in another tab gets the archive at once, and this tab reports that it is closed', async () => {
  const name = freshName();
  const closed = vi.fn();
  const archive = await archiveNamed(name, { closed });
  await writeSetting(archive, 'theme', 'dark');
  const newer = await rawOpen(name, DATABASE_VERSION * 10 + 10);
  expect(closed).toHaveBeenCalledOnce();
  expect(await writeSetting(archive, 'theme', 'light')).toMatchObject({ trouble: 'closed' });
  expect(await readSettings(archive)).toMatchObject({ trouble: 'closed' });
  newer.close();
});

test('opening waits for a tab with an older archive, and reports it', async () => {
  const name = freshName();
  const older = await rawOpen(name, DATABASE_VERSION * 10 - 5);
  const blocked = vi.fn(() => older.close());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await archiveNamed(name, { blocked });
  expect(blocked).toHaveBeenCalledOnce();
});

test('a browser without storage is reported as unavailable', async () => {
  try {
    // @ts-expect-error Dexie's types do not allow a missing `indexedDB`.
    Dexie.dependencies.indexedDB = undefined;
    expect(await openArchive({}, freshName())).toMatchObject({ trouble: 'unavailable' });
  } finally {
    Dexie.dependencies.indexedDB = indexedDB;
  }
});

test('storage that the browser forbids is reported as denied', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const archive = await openArchive({}, freshName());
  expect(isTrouble(archive) && archive.trouble).toBe('denied');
});
