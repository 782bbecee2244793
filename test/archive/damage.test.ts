import { describe, expect, test } from 'vitest';
import { putBack, removeDamaged, saveDamaged } from '../../src/archive/damage';
import type { Archive } from '../../src/archive/database';
import { listDesigns, loadDesign } from '../../src/archive/designs';
import { readFinished } from '../../src/archive/finished';
import { loadMatch } from '../../src/archive/log';
import { listMatches, matchesToContinue } from '../../src/archive/matches';
import { nameIn } from '../../src/archive/name-in';
import { readSettings, writeSetting } from '../../src/archive/settings';
import { sweepRemoved } from '../../src/archive/sweep';
import { archiveNamed, freshArchive, freshName, sound } from './archives';
import { backup, importInto, savedMatch } from './filed';
import { keepDesign } from './own-designs';
import { playedOut, storeMatch } from './stored-match';

const SMALL = { options: { heap: 'small', die: false } };

/** Three finished matches of twelve beans: a, b and c. */
async function threeMatches(): Promise<Archive> {
  const archive = await freshArchive();
  for (const [at, id] of ['a', 'b', 'c'].entries())
    await storeMatch(archive, playedOut([3, 3, 3, 3], { ...SMALL, id, begun: 100 + at }));
  return archive;
}

/** Writes a row as only a damaged archive has it. */
async function damage(archive: Archive, table: string, key: string, change: object): Promise<void> {
  const row: unknown = await archive.table(table).get(key);
  await archive.table(table).put({ ...Object(row), ...change });
}

const ids = async (archive: Archive) => sound(await listMatches(archive)).rows.map(({ id }) => id);

const cycle: { self?: unknown } = {};
cycle.self = cycle;

describe('D4: a match whose header is lost', () => {
  test.each<[string, object]>([
    ['is missing', { header: undefined }],
    ['is a text', { header: 'x' }],
    ['has no seats', { header: { seats: [] } }],
    ['has another game than a text', { header: { game: 7 } }],
    ['goes round in a circle', { header: { options: cycle } }],
    ['holds what JSON cannot', { header: { options: { heap: 1n } } }],
  ])(
    'because it %s is left out of every list, and told',
    async (_, { header }: { header?: unknown }) => {
      const archive = await threeMatches();
      const whole = sound(await loadMatch(archive, 'b')).record.header;
      const damaged = typeof header === 'object' ? { ...whole, ...header } : header;
      await damage(archive, 'matches', 'b', { header: damaged, title: 'Sunday' });
      const list = sound(await listMatches(archive));
      expect(list.rows.map(({ id }) => id)).toEqual(['c', 'a']);
      expect(list.damaged.map(({ key, ...row }) => [key, nameIn({ key, ...row })])).toEqual([
        ['b', 'Sunday'],
      ]);
      expect(sound(await matchesToContinue(archive)).rows).toHaveLength(1);
      expect(sound(await readFinished(archive, () => {}))).toMatchObject({
        matches: [{ header: { id: 'a' } }, { header: { id: 'c' } }],
        unread: 1,
      });
      const { text, missing } = await backup(archive);
      expect(missing).toEqual([{ what: 'match', name: 'Sunday' }]);
      const elsewhere = await freshArchive();
      await importInto(elsewhere, text);
      expect(await ids(elsewhere)).toEqual(['c', 'a']);
    },
  );
});

describe('D4: a match that has lost something beside its header', () => {
  test.each<[string, object]>([
    ['its summary', { summary: undefined }],
    ['the scores in its summary', { summary: { plies: 4, toAct: null, ranking: [0, 1, 2] } }],
    [
      'a place in its summary',
      { summary: { plies: 4, toAct: null, scores: [1], ranking: [7], picture: null } },
    ],
    ['its time', { touched: undefined }],
    ['its time to a text', { touched: 'yesterday' }],
    ['its time to a day that no calendar has', { touched: 9e15 }],
    ['its name to a list', { title: [1] }],
    ['when it was deleted', { removed: 'x' }],
  ])('%s is listed and in the backup, and never swept', async (_, change) => {
    const archive = await threeMatches();
    await damage(archive, 'matches', 'b', change);
    await sweepRemoved(archive, 1e12);
    expect((await ids(archive)).sort()).toEqual(['a', 'b', 'c']);
    const { text, missing } = await backup(archive);
    expect(missing).toEqual([]);
    const elsewhere = await freshArchive();
    await importInto(elsewhere, text);
    expect((await ids(elsewhere)).sort()).toEqual(['a', 'b', 'c']);
  });

  test('its result is not counted until it can be read', async () => {
    const archive = await threeMatches();
    await damage(archive, 'matches', 'b', { summary: { scores: 'lost' } });
    expect(sound(await readFinished(archive, () => {}))).toMatchObject({ unread: 1 });
  });
});

describe('D5: a damaged entry', () => {
  const log = [1, 2, 1, 2, 3];

  test.each<[string, object, string]>([
    ['of no kind', { entry: { do: 'dance' } }, 'entries[2].seat'],
    ['that is missing', { entry: undefined }, 'entries[2]'],
    ['that goes round in a circle', { entry: cycle }, 'entries[2]'],
  ])('%s: the match is loaded and saved up to there, and that is told', async (_, change, at) => {
    const archive = await freshArchive();
    await storeMatch(archive, playedOut(log));
    await archive.table('entries').put({ match: 'm1', number: 3, ...change });
    expect(sound(await loadMatch(archive, 'm1'))).toMatchObject({ broken: { at }, stored: 5 });
    const { text, missing } = await backup(archive);
    expect(missing).toMatchObject([{ what: 'end', after: 2, entries: 3 }]);
    expect(text).toContain('"missing":[{"what":"end"');
    const elsewhere = await freshArchive();
    expect(await importInto(elsewhere, text)).toMatchObject({ matches: [{ missing: 3 }] });
    expect(sound(await loadMatch(elsewhere, 'm1')).entries).toHaveLength(2);
    const alone = await freshArchive();
    await importInto(alone, await savedMatch(archive, 'm1'));
    expect(sound(await loadMatch(alone, 'm1')).entries).toHaveLength(2);
  });

  test('that is well-formed and does not follow cuts the file too, so that it can be imported', async () => {
    const archive = await freshArchive();
    const timeline = playedOut(log);
    await storeMatch(archive, timeline);
    const entry = { ...timeline.entries[2], action: { take: 3 } };
    await archive.table('entries').put({ match: 'm1', number: 3, entry });
    const { text, missing } = await backup(archive);
    expect(missing).toMatchObject([{ what: 'end', after: 2, entries: 3 }]);
    expect(await importInto(await freshArchive(), text)).toMatchObject({
      matches: [{ outcome: 'added', missing: 3 }],
    });
  });
});

test('D4: a damaged position does not keep its match from being read', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1, 2]));
  await archive.table('positions').put({ match: 'm1', number: 2, position: 'lost' });
  expect(sound(await loadMatch(archive, 'm1'))).toMatchObject({ broken: null, positions: [] });
});

describe('D4: a damaged design', () => {
  test.each<[string, object]>([
    ['is no object', { design: 7 }],
    ['goes round in a circle', { design: cycle }],
    ['is of no game', { game: null }],
  ])('that %s is left out, and the others are there', async (_, change) => {
    const archive = await freshArchive();
    for (const id of ['a', 'b', 'c']) await keepDesign(archive, id, id);
    await damage(archive, 'designs', 'b', change);
    const { rows, damaged } = sound(await listDesigns(archive));
    expect(rows.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(damaged).toMatchObject([{ table: 'designs', key: 'b' }]);
    expect(await loadDesign(archive, 'b')).toMatchObject({ problem: expect.any(String) });
    expect((await backup(archive)).missing).toEqual([{ what: 'design', name: 'b' }]);
  });

  test('that its game refuses is not in the backup, so that the rest can be imported', async () => {
    const archive = await freshArchive();
    await keepDesign(archive, 'a', 'mine');
    await keepDesign(archive, 'b', 'yours');
    await damage(archive, 'designs', 'b', { design: { heap: 3 } });
    const { text, missing } = await backup(archive);
    expect(missing).toEqual([{ what: 'design', name: 'yours' }]);
    expect(await importInto(await freshArchive(), text)).toMatchObject({
      designs: [{ outcome: 'added' }],
    });
  });

  test('that has lost names, picture, time or number of changes is still there', async () => {
    const archive = await freshArchive();
    await keepDesign(archive, 'a', 'mine');
    await damage(archive, 'designs', 'a', { names: 3, picture: null, touched: {}, revision: 'x' });
    expect(sound(await listDesigns(archive)).rows).toMatchObject([
      { design: { heap: 'mine' }, names: { en: '', ko: '' }, picture: '', revision: 0 },
    ]);
  });
});

test('D4: a damaged setting costs only itself', async () => {
  const archive = await freshArchive();
  await writeSetting(archive, 'pace', 'fast');
  await archive.table('settings').put({ key: 'people', value: cycle });
  await archive.table('settings').put({ key: 'lessons' });
  await archive.table('settings').put({ key: 7, value: 1 });
  expect([...sound(await readSettings(archive))]).toEqual([['pace', 'fast']]);
});

test('D4: a row that the browser itself cannot read costs only itself', async () => {
  const name = freshName();
  const archive = await archiveNamed(name);
  for (const id of ['a', 'b', 'c']) await storeMatch(archive, playedOut([1], { id }));
  archive.close();
  archive.use({
    stack: 'dbcore',
    name: 'bad sector',
    create: (core) => ({
      ...core,
      table(table) {
        const sound = core.table(table);
        const fail = () => Promise.reject(new DOMException('bad sector', 'DataError'));
        return {
          ...sound,
          query: (request) =>
            table === 'matches' && request.values ? fail() : sound.query(request),
          getMany: (request) => (table === 'matches' ? fail() : sound.getMany(request)),
          get: (request) =>
            table === 'matches' && request.key === 'b' ? fail() : sound.get(request),
        };
      },
    }),
  });
  await archive.open();
  expect(sound(await listMatches(archive))).toMatchObject({
    rows: [{ id: 'c' }, { id: 'a' }],
    damaged: [{ key: 'b', row: null }],
  });
});

test('D4: what is damaged is saved as it is stored, removed with its log, and put back', async () => {
  const archive = await threeMatches();
  await damage(archive, 'matches', 'b', { header: 'lost', title: 'Sunday' });
  const before = await archive.entries.count();
  const { damaged } = sound(await listMatches(archive));
  const file: unknown = JSON.parse(await sound(await saveDamaged(archive, damaged)).text());
  expect(file).toMatchObject({ format: 'roundhouse-damaged', version: 1 });
  expect(file).toHaveProperty('rows[0].row.header', 'lost');
  expect(JSON.stringify(file).match(/"take":3/g)).toHaveLength(4);

  const removed = sound(await removeDamaged(archive, damaged));
  expect(await archive.entries.count()).toBe(before - 4);
  expect(sound(await listMatches(archive))).toMatchObject({ rows: [{}, {}], damaged: [] });
  expect(await putBack(archive, removed)).toBeNull();
  expect(await archive.entries.count()).toBe(before);
  expect(sound(await listMatches(archive)).damaged).toMatchObject([{ key: 'b' }]);
  const answer = await importInto(archive, JSON.stringify(file));
  expect(answer).toMatchObject({ refused: 'form', reason: { problem: 'raw' } });
});
