import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { type Archive, DATABASE_VERSION } from '../../src/archive/database';
import {
  createDesign,
  removeDesign,
  restoreDesign,
  saveDesign,
} from '../../src/archive/design-changes';
import { listDesigns, loadDesign } from '../../src/archive/designs';
import { live } from '../../src/archive/live';
import { loadMatch } from '../../src/archive/log';
import { listMatches } from '../../src/archive/matches';
import { readSettings } from '../../src/archive/settings';
import { sweepDesigns } from '../../src/archive/sweep';
import { eventually } from '../support/event-loop';
import { archiveNamed, freshArchive, freshName, sound } from './archives';
import { playedOut, storeMatch } from './stored-match';

const face = (heap: string) => ({
  design: { heap },
  names: { en: heap, ko: heap },
  picture: '<svg/>',
});

const create = (archive: Archive, id: string, touched: number) =>
  createDesign(archive, { id, game: 'tiny', setting: 'heap', touched, ...face(id) });

const ids = async (archive: Archive) => sound(await listDesigns(archive)).rows.map(({ id }) => id);

test('designs are stored, changed and listed, the last changed first', async () => {
  const archive = await freshArchive();
  expect(await create(archive, 'a', 1)).toBeNull();
  expect(await create(archive, 'b', 2)).toBeNull();
  expect(await ids(archive)).toEqual(['b', 'a']);
  expect(await saveDesign(archive, 'a', 0, face('changed'), 3)).toBe(1);
  expect(await saveDesign(archive, 'a', 1, face('twice'), 4)).toBe(2);
  expect(await ids(archive)).toEqual(['a', 'b']);
  expect(await loadDesign(archive, 'a')).toEqual({
    id: 'a',
    game: 'tiny',
    setting: 'heap',
    revision: 2,
    touched: 4,
    removed: null,
    ...face('twice'),
  });
});

test('a change that the writer has not seen is not overwritten', async () => {
  const name = freshName();
  const [here, there] = [await archiveNamed(name), await archiveNamed(name)];
  await create(here, 'a', 1);
  await saveDesign(there, 'a', 0, face('theirs'), 2);
  expect(await saveDesign(here, 'a', 0, face('mine'), 3)).toMatchObject({ trouble: 'conflict' });
  expect(await loadDesign(here, 'a')).toMatchObject(face('theirs'));
  expect(await saveDesign(here, 'nowhere', 0, face('mine'), 3)).toMatchObject({ trouble: 'gone' });
  expect(await create(here, 'a', 4)).toMatchObject({ trouble: 'conflict' });
});

test('a removed design leaves the list, can be restored, and is swept at a later start', async () => {
  const archive = await freshArchive();
  await create(archive, 'kept', 1);
  await create(archive, 'removed', 2);
  expect(await removeDesign(archive, 'removed', 5000)).toBeNull();
  expect(await ids(archive)).toEqual(['kept']);
  expect(await restoreDesign(archive, 'removed')).toBeNull();
  expect(await ids(archive)).toEqual(['removed', 'kept']);
  await removeDesign(archive, 'removed', 5000);
  await sweepDesigns(archive, 5000);
  expect(await restoreDesign(archive, 'removed')).toBeNull();
  await removeDesign(archive, 'removed', 5000);
  await sweepDesigns(archive, 5001);
  expect(await restoreDesign(archive, 'removed')).toMatchObject({ trouble: 'gone' });
  expect(await ids(archive)).toEqual(['kept']);
});

test('the list is live, also for writes of another tab', async () => {
  const name = freshName();
  const [here, there] = [await archiveNamed(name), await archiveNamed(name)];
  const lists: unknown[] = [];
  const stop = live(
    () => listDesigns(here),
    (list) => lists.push(list),
  );
  await eventually(() => expect(lists.at(-1)).toEqual({ rows: [], damaged: [] }));
  await create(there, 'a', 1);
  await eventually(() => expect(lists.at(-1)).toMatchObject({ rows: [{ id: 'a' }] }));
  stop();
});

test('an archive of version 1 keeps its matches and settings, and stores designs', async () => {
  const name = freshName();
  const modern = await archiveNamed(name);
  await storeMatch(modern, playedOut([1, 2, 3]));
  const before = sound(await loadMatch(modern, 'm1'));
  modern.close();
  // The same content in the form of version 1.
  const oldName = freshName();
  const old = new Dexie(oldName);
  old.version(1).stores({
    matches: 'id, touched',
    entries: '[match+number]',
    positions: '[match+number]',
    settings: 'key',
  });
  await old.open();
  await old.table('matches').add(before.record);
  await old
    .table('entries')
    .bulkAdd(before.entries.map((entry, at) => ({ match: 'm1', number: at + 1, entry })));
  await old.table('positions').bulkAdd([...before.positions]);
  await old.table('settings').add({ key: 'theme', value: 'dark' });
  expect(old.backendDB().version).toBe(10);
  old.close();

  const archive = await archiveNamed(oldName);
  expect(archive.backendDB().version).toBe(DATABASE_VERSION * 10);
  expect(sound(await loadMatch(archive, 'm1'))).toEqual(before);
  expect(sound(await listMatches(archive)).rows.map(({ id }) => id)).toEqual(['m1']);
  expect(sound(await readSettings(archive)).get('theme')).toBe('dark');
  await create(archive, 'a', 1);
  expect(await ids(archive)).toEqual(['a']);
});
