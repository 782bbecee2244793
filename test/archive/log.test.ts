import { expect, test } from 'vitest';
import { appendEntries, loadMatch, logEnd } from '../../src/archive/log';
import { listMatches } from '../../src/archive/matches';
import { archiveNamed, freshArchive, freshName, sound } from './archives';
import { addition, playedOut, storeMatch } from './stored-match';

const LARGE = Array.from({ length: 25 }, (_, at) => 1 + (at % 2));

test('appended entries are loaded in order, with the summary of the last entry', async () => {
  const name = freshName();
  const timeline = playedOut(LARGE);
  const archive = await archiveNamed(name);
  await storeMatch(archive, timeline);
  archive.close();
  const stored = sound(await loadMatch(await archiveNamed(name), 'm1'));
  expect(stored.entries).toEqual(timeline.entries);
  expect(stored.broken).toBeNull();
  expect(stored.record.header).toEqual(timeline.header);
  expect(stored.record).toMatchObject({
    touched: timeline.entries.at(-1)?.at,
    summary: { plies: 25, toAct: 1, ranking: null },
  });
});

test('positions are kept after every tenth entry and after the last', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut(LARGE));
  const { positions } = sound(await loadMatch(archive, 'm1'));
  expect(positions.map(({ number }) => number)).toEqual([10, 20, 25]);
});

test('whichever write of an entry fails, nothing of the entry is stored, and a retry succeeds', async () => {
  const timeline = playedOut(LARGE);
  const archive = await freshArchive();
  let failAt = 0;
  let writes = 0;
  archive.close();
  archive.use({
    stack: 'dbcore',
    name: 'full disk',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        const mutate: typeof table.mutate = (request) => {
          if (++writes === failAt) throw new DOMException('No room.', 'QuotaExceededError');
          return table.mutate(request);
        };
        return { ...table, mutate };
      },
    }),
  });
  await archive.open();
  await storeMatch(archive, playedOut(LARGE.slice(0, 11)));
  const before = sound(await loadMatch(archive, 'm1'));

  const perEntry = 4;
  for (failAt = 1; failAt <= perEntry; failAt++) {
    writes = 0;
    expect(await appendEntries(archive, addition(timeline, 12))).toMatchObject({ trouble: 'full' });
    expect(sound(await loadMatch(archive, 'm1')), `write ${failAt} failed`).toEqual(before);
  }
  writes = 0;
  expect(await appendEntries(archive, addition(timeline, 12))).toBeNull();
  // By now each write of an entry has failed once.
  expect(writes).toBe(perEntry);
});

test('when two tabs write the same entry, one gets a conflict, and nothing is overwritten', async () => {
  const name = freshName();
  const [here, there] = [await archiveNamed(name), await archiveNamed(name)];
  await storeMatch(here, playedOut([1]));
  const ours = addition(playedOut([1, 2]), 2);
  const theirs = addition(playedOut([1, 1]), 2);
  const results = await Promise.all([appendEntries(here, ours), appendEntries(there, theirs)]);
  expect(results).toEqual([null, expect.objectContaining({ trouble: 'conflict' })]);
  const { entries, positions, record } = sound(await loadMatch(there, 'm1'));
  expect(entries[1]).toEqual(ours.entries[0]);
  expect(positions.at(-1)?.position).toEqual(ours.position());
  expect(record.summary).toEqual(ours.summary);
});

test('an entry is not written after a gap, nor to a match that does not exist', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1]));
  const timeline = playedOut([1, 1, 1]);
  expect(await appendEntries(archive, addition(timeline, 3))).toMatchObject({
    trouble: 'conflict',
  });
  const lost = { ...addition(timeline, 2), match: 'elsewhere' };
  expect(await appendEntries(archive, lost)).toMatchObject({ trouble: 'gone' });
  expect(await loadMatch(archive, 'elsewhere')).toMatchObject({ trouble: 'gone' });
  expect(await logEnd(archive, 'm1')).toMatchObject({ number: 1 });
});

test('a match with damaged entries is loaded up to the damage', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1, 2, 1, 2]));
  // @ts-expect-error what a damaged archive may contain
  await archive.entries.update(['m1', 3], { entry: { do: 'dance' } });
  const stored = sound(await loadMatch(archive, 'm1'));
  expect(stored.entries).toHaveLength(2);
  expect(stored.broken).toMatchObject({ problem: 'not-a-number', at: 'entries[2].seat' });
  await archive.entries.delete(['m1', 3]);
  expect(sound(await loadMatch(archive, 'm1')).broken).toMatchObject({
    problem: 'missing',
    at: 'entries[2]',
  });
});

test('matches whose ids start alike are kept apart', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1, 1], { id: 'm' }));
  await storeMatch(archive, playedOut([2], { id: 'm1' }));
  expect(await logEnd(archive, 'm')).toMatchObject({ match: 'm', number: 2 });
  expect(sound(await listMatches(archive)).rows).toHaveLength(2);
});
