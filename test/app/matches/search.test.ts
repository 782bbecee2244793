import { expect, test } from 'vitest';
import { matchesWith } from '../../../src/app/matches/search';
import { en } from '../../../src/app/words/en';
import { listMatches } from '../../../src/archive/matches';
import { freshArchive, sound } from '../../archive/archives';
import { playedOut, storeMatch } from '../../archive/stored-match';
import { people } from '../../support/people';

test('a match is found by its game, its title and its people, in either language', async () => {
  const archive = await freshArchive();
  const [one, other] = people(2);
  if (!one || !other) throw new Error('two people');
  const seats = [
    { ...one, name: 'Anna' },
    { ...other, name: '가은' },
  ];
  await storeMatch(archive, playedOut([], { id: 'steam', seats: [one, other] }));
  await storeMatch(archive, playedOut([], { id: 'express', seats }));
  const rows = sound(await listMatches(archive)).rows.map((row) => {
    const game = row.id === 'steam' ? 'age-of-steam' : 'mini-express';
    return { ...row, title: row.id === 'steam' ? 'Sunday' : null, header: { ...row.header, game } };
  });
  const ids = (query: string, language: 'en' | 'ko' = 'en') =>
    matchesWith(query, rows, en, language).map(({ id }) => id);
  expect(ids('')).toHaveLength(2);
  expect(ids('steam')).toEqual(['steam']);
  expect(ids('sund')).toEqual(['steam']);
  // People are found although the match has a title, too.
  expect(ids(one.name.toLowerCase())).toContain('steam');
  expect(ids('anna express')).toEqual(['express']);
  expect(ids('ㄱㅇ')).toEqual(['express']);
  expect(ids('nobody')).toEqual([]);
});
