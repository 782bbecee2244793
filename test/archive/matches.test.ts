import { expect, test, vi } from 'vitest';
import { live } from '../../src/archive/live';
import { appendEntries } from '../../src/archive/log';
import {
  endMatch,
  removeMatch,
  renameMatch,
  restoreMatch,
  resumeMatch,
} from '../../src/archive/match-changes';
import type { ListedMatch } from '../../src/archive/match-row';
import { isEndedEarly, listMatches, matchesToContinue } from '../../src/archive/matches';
import type { Rows } from '../../src/archive/rows';
import { writeSetting } from '../../src/archive/settings';
import { sweepRemoved } from '../../src/archive/sweep';
import { isTrouble, type Trouble } from '../../src/archive/trouble';
import { readFileText } from '../../src/kit/match-file';
import { isProblem } from '../../src/kit/rules';
import { eventually } from '../support/event-loop';
import { archiveNamed, freshArchive, freshName, sound } from './archives';
import { newest } from './newest';
import { addition, playedOut, storeMatch } from './stored-match';

const ids = (list: Rows<ListedMatch> | Trouble) => sound(list).rows.map(({ id }) => id);

test('the list is live, also for writes of another tab, with the match played last first', async () => {
  const name = freshName();
  const [here, there] = [await archiveNamed(name), await archiveNamed(name)];
  const lists: string[][] = [];
  const stop = live(
    () => listMatches(here),
    (list) => lists.push(isTrouble(list) ? [list.trouble] : ids(list)),
  );
  await eventually(() => expect(lists.at(-1)).toEqual([]));
  await storeMatch(there, playedOut([1], { id: 'a', begun: 1 }));
  await storeMatch(there, playedOut([1, 1], { id: 'b', begun: 2 }));
  await eventually(() => expect(lists.at(-1)).toEqual(['b', 'a']));
  await appendEntries(there, addition(playedOut([1, 2, 3], { id: 'a', begun: 1 }), 2));
  await appendEntries(there, addition(playedOut([1, 2, 3], { id: 'a', begun: 1 }), 3));
  await eventually(() => expect(lists.at(-1)).toEqual(['a', 'b']));
  stop();
  const before = lists.length;
  await removeMatch(here, 'a', 5);
  expect(lists).toHaveLength(before);
});

test('a removed match leaves every list, can be restored, and is swept at a later start', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1], { id: 'kept' }));
  await storeMatch(archive, playedOut([1, 2], { id: 'removed' }));
  expect(await removeMatch(archive, 'removed', 5000)).toBeNull();
  expect(ids(await listMatches(archive))).toEqual(['kept']);
  expect(await newest(archive)).toMatchObject({ id: 'kept' });
  expect(await restoreMatch(archive, 'removed')).toBeNull();
  expect(ids(await listMatches(archive))).toEqual(['removed', 'kept']);

  await removeMatch(archive, 'removed', 5000);
  await sweepRemoved(archive, 5000);
  expect(await restoreMatch(archive, 'removed')).toBeNull();
  await removeMatch(archive, 'removed', 5000);
  await sweepRemoved(archive, 5001);
  expect(await restoreMatch(archive, 'removed')).toMatchObject({ trouble: 'gone' });
  expect((await archive.entries.toArray()).map(({ match }) => match)).toEqual(['kept']);
  expect((await archive.positions.toArray()).map(({ match }) => match)).toEqual(['kept']);
});

test('a match can be named, and the name removed', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1]));
  await renameMatch(archive, 'm1', '  Sunday ');
  expect(await newest(archive)).toMatchObject({ title: 'Sunday' });
  expect(await renameMatch(archive, 'm1', 'Sunday')).toBeNull();
  await renameMatch(archive, 'm1', ' ');
  expect(await newest(archive)).toMatchObject({ title: null });
  await renameMatch(archive, 'm1', 'x'.repeat(500));
  const { header, title } = sound(await newest(archive)) ?? {};
  const filed = { format: 'roundhouse-match', version: 1, title, header, entries: [] };
  expect(isProblem(readFileText(JSON.stringify(filed)))).toBe(false);
  expect(await renameMatch(archive, 'nowhere', 'x')).toMatchObject({ trouble: 'gone' });
});

test('an empty archive has no last match', async () => {
  expect(await newest(await freshArchive())).toBeNull();
});

test('the lessons that were begun are known with the matches, damaged or not', async () => {
  const archive = await freshArchive();
  const lessons = async () => sound(await matchesToContinue(archive)).lessons;
  expect(await lessons()).toEqual({});
  await writeSetting(archive, 'lessons', { 'depot first': 3 });
  expect(await lessons()).toEqual({ 'depot first': 3 });
  await writeSetting(archive, 'lessons', 'nothing that can be read');
  expect(await lessons()).toEqual({});
});

test('a match that was ended early no longer runs, until a player plays on', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1], { id: 'a', begun: 1 }));
  await storeMatch(archive, playedOut([1, 1], { id: 'b', begun: 2 }));
  expect(ids(await matchesToContinue(archive))).toEqual(['b', 'a']);
  await endMatch(archive, 'b', 5);
  expect(ids(await matchesToContinue(archive))).toEqual(['a']);
  await resumeMatch(archive, 'b');
  expect(ids(await matchesToContinue(archive))).toEqual(['b', 'a']);
  await endMatch(archive, 'a', 6);
  await endMatch(archive, 'b', 6);
  // Nothing runs: the last one is there to look at.
  expect(ids(await matchesToContinue(archive))).toHaveLength(1);
  await appendEntries(archive, addition(playedOut([1, 2, 3], { id: 'a', begun: 1 }), 2));
  expect(ids(await matchesToContinue(archive))).toEqual(['a']);
});

test('Home knows of which games there are matches, also when it lists others', async () => {
  const archive = await freshArchive();
  expect(sound(await matchesToContinue(archive)).games).toEqual([]);
  const { game } = playedOut([1]).header;
  await storeMatch(archive, playedOut([1], { id: 'a', begun: 1 }));
  await storeMatch(archive, playedOut([1], { id: 'b', begun: 2 }));
  await endMatch(archive, 'b', 5);
  expect(sound(await matchesToContinue(archive)).games).toEqual([game, game]);
});

test('a match that a wrong clock has dated in the future does not lead the list, one of a clock ahead does', async () => {
  const archive = await freshArchive();
  const now = Date.parse('2026-11-28T12:00:00Z');
  const date = vi.spyOn(Date, 'now').mockReturnValue(now);
  const years = now + 5 * 365 * 24 * 60 * 60_000;
  await storeMatch(archive, playedOut([], { id: 'future', begun: years }));
  await storeMatch(archive, playedOut([], { id: 'old', begun: 1 }));
  await storeMatch(archive, playedOut([], { id: 'linked', begun: now + 10 * 60_000 }));
  expect(ids(await matchesToContinue(archive))).toEqual(['linked', 'old', 'future']);
  date.mockRestore();
});

test('a match that was ended early is known as such until it goes on', async () => {
  const archive = await freshArchive();
  await storeMatch(archive, playedOut([1], { id: 'a' }));
  expect(await isEndedEarly(archive, 'a')).toBe(false);
  await endMatch(archive, 'a', 5);
  expect(await isEndedEarly(archive, 'a')).toBe(true);
  await resumeMatch(archive, 'a');
  expect(await isEndedEarly(archive, 'a')).toBe(false);
  await endMatch(archive, 'a', 5);
  await appendEntries(archive, addition(playedOut([1, 1], { id: 'a' }), 2));
  expect(await isEndedEarly(archive, 'a')).toBe(false);
  expect(await isEndedEarly(archive, 'nowhere')).toBe(false);
});
