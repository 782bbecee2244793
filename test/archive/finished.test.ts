import { expect, test } from 'vitest';
import type { MatchRecord } from '../../src/archive/database';
import { haveFinished, readFinished } from '../../src/archive/finished';
import { removeMatch, restoreMatch } from '../../src/archive/match-changes';
import { header } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { freshArchive, sound } from './archives';
import { filed, importInto } from './filed';
import { playedOut, storeMatch } from './stored-match';

/** A heap of twelve beans, three per move and no die: over after four moves. */
const OVER = [3, 3, 3, 3];
const SMALL = { options: { heap: 'small', die: false } };

test('finished matches are read with their scores; open, deleted and continued ones are not', async () => {
  const archive = await freshArchive();
  const start = rules.position.write(playedOut([3], SMALL).state);
  await storeMatch(archive, playedOut(OVER, { ...SMALL, id: 'whole', begun: 1 }));
  await storeMatch(archive, playedOut([3, 3], { ...SMALL, id: 'going on' }));
  await storeMatch(archive, playedOut(OVER, { ...SMALL, id: 'gone' }));
  await storeMatch(archive, playedOut([3, 3, 3], { ...SMALL, id: 'continued', start }));
  await removeMatch(archive, 'gone', 5);
  const { matches, continued } = sound(await readFinished(archive, () => {}));
  expect(matches.map(({ header }) => header.id)).toEqual(['whole']);
  expect(matches[0]).toMatchObject({ scores: [6, 3, 3], ranking: [0, 2, 1], ended: 5000 });
  expect(continued).toBe(1);
  await restoreMatch(archive, 'gone');
  expect(sound(await readFinished(archive, () => {})).matches).toHaveLength(2);
});

test('imported matches count too, and progress is reported', async () => {
  const archive = await freshArchive();
  for (let id = 0; id < 45; id++)
    await storeMatch(archive, playedOut(OVER, { ...SMALL, id: `m${id}` }));
  const progress: number[] = [];
  const { matches } = sound(
    await readFinished(archive, (done, of) => {
      expect(of).toBe(45);
      progress.push(done);
    }),
  );
  expect(matches).toHaveLength(45);
  expect(progress).toEqual([0, 40]);

  const other = await freshArchive();
  expect(await importInto(other, await filed())).toMatchObject({ matches: [{ outcome: 'added' }] });
  expect(sound(await readFinished(other, () => {})).matches).toHaveLength(0);
});

test.each([
  ['no winner', { places: [2, 2, 3] }],
  ['nobody ranked', { ranking: [], places: null }],
  ['the same holder twice', { ranking: [0, 0, 2] }],
  ['a score without end', { scores: [Number.POSITIVE_INFINITY, 3, 3] }],
])('a result that cannot be is unread, and costs no other match: %s', async (_, damage) => {
  const archive = await freshArchive();
  for (const id of ['whole', 'damaged'])
    await storeMatch(archive, playedOut(OVER, { ...SMALL, id }));
  await archive.matches
    .where('id')
    .equals('damaged')
    .modify((row: MatchRecord) => {
      Object.assign(row.summary, damage);
    });
  const { matches, unread } = sound(await readFinished(archive, () => {}));
  expect(matches.map(({ header }) => header.id)).toEqual(['whole']);
  expect(unread).toBe(1);
});

test('who has finished enough matches of a game is known, whatever else is kept', async () => {
  const archive = await freshArchive();
  const known = (least: number, game = 'beans') => haveFinished(archive, game, least);
  expect(await known(1)).toBe(false);
  await storeMatch(archive, playedOut([3, 3], { ...SMALL, id: 'going on' }));
  await storeMatch(archive, playedOut(OVER, { ...SMALL, id: 'one' }));
  await storeMatch(archive, playedOut(OVER, { ...SMALL, id: 'two' }));
  const computer = { kind: 'computer', level: 'apprentice' } as const;
  const seats = header().seats.map((seat) => ({ ...seat, player: computer }));
  await storeMatch(archive, playedOut(OVER, { ...SMALL, id: 'watched', seats }));
  expect(await known(2)).toBe(true);
  expect(await known(3)).toBe(false);
  expect(await known(1, 'another game')).toBe(false);
  await removeMatch(archive, 'two', 5);
  expect(await known(2)).toBe(false);
});
