import { expect, test } from 'vitest';
import { listMatches } from '../../src/archive/matches';
import { splitFile } from '../../src/archive/split-file';
import { FileSplitter } from '../../src/kit/file-splitter';
import { LONGEST_TEXT } from '../../src/kit/hostile-json';
import { freshArchive, sound } from './archives';
import { backup, filed, importInto, isEmpty } from './filed';
import { playedOut, storeMatch } from './stored-match';

/** Splits a text that arrives in pieces of `size` characters. */
function split(text: string, size: number) {
  const splitter = new FileSplitter();
  const pieces = [];
  for (let at = 0; at < text.length; at += size)
    pieces.push(...splitter.push(text.slice(at, at + size)));
  return { pieces, rest: splitter.rest };
}

test('the lists of a file are split the same however its text comes, and the rest stays JSON', () => {
  const matches = [{ a: '],[}{"\\' }, { designs: [1, [2]] }, { 'é"': '\u2028' }];
  const file = { format: 'x', note: 'the "matches":[ of', matches, designs: [{}], missing: [1] };
  for (const text of [JSON.stringify(file), JSON.stringify(file, null, 2)]) {
    for (const size of [1, 2, 7, 10_000]) {
      const { pieces, rest } = split(text, size);
      expect(pieces.map(({ list, index }) => `${list} ${index}`)).toEqual([
        'matches 0',
        'matches 1',
        'matches 2',
        'designs 0',
      ]);
      expect(pieces.map((piece): unknown => JSON.parse(piece.text))).toEqual([...matches, {}]);
      expect(JSON.parse(rest)).toEqual({ ...file, matches: [], designs: [] });
    }
  }
});

test('characters of several bytes survive the bounds of chunks', async () => {
  const text = JSON.stringify({ matches: [{ name: '하'.repeat(900_000) }] });
  const pieces = [];
  for await (const piece of splitFile(new Blob([text]))) pieces.push(piece.text);
  expect(pieces.map((piece): unknown => JSON.parse(piece))).toEqual([
    { name: '하'.repeat(900_000) },
  ]);
});

test('D5: a backup longer than any text that is read at once is imported as a whole', async () => {
  const archive = await freshArchive();
  const one = JSON.parse(await filed()) as { header: object };
  const padding = ' '.repeat(LONGEST_TEXT / 20);
  const matches = Array.from({ length: 30 }, (_, at) => {
    const match = { ...one, header: { ...one.header, id: `m${at}` } };
    return JSON.stringify(match).replace('{', `{${padding}`);
  });
  const text = `{"format":"roundhouse-archive","version":2,"matches":[${matches.join()}],"designs":[]}`;
  expect(text.length).toBeGreaterThan(LONGEST_TEXT);
  expect(await importInto(archive, text)).toMatchObject({ skipped: [] });
  expect(sound(await listMatches(archive)).rows).toHaveLength(30);
});

test('nothing of an import is listed before all of it is there, and nothing stays of a refused one', async () => {
  const source = await freshArchive();
  for (let at = 0; at < 60; at++) await storeMatch(source, playedOut([1, 2], { id: `m${at}` }));
  const { text } = await backup(source);
  const archive = await freshArchive();
  const seen = new Set<number>();
  archive.matches.hook('creating', () => {
    void listMatches(archive).then((list) => seen.add(sound(list).rows.length));
  });
  expect(
    await importInto(archive, text.replace(/"take":1(?![\s\S]*"take":1)/, '"take":9')),
  ).toMatchObject({
    refused: 'entry',
    match: 60,
  });
  expect([...seen]).toEqual([0]);
  expect(await isEmpty(archive)).toBe(true);
});

test('who wants it gets everything but what is refused', async () => {
  const source = await freshArchive();
  for (const id of ['a', 'b', 'c']) await storeMatch(source, playedOut([1, 2], { id }));
  const { text } = await backup(source);
  const broken = text.replace('"take":1', '"take":9');
  const archive = await freshArchive();
  expect(await importInto(archive, broken, undefined, true)).toMatchObject({
    matches: [{ outcome: 'added' }, { outcome: 'added' }],
    skipped: [{ refused: 'entry', match: 1, entry: 1 }],
  });
  expect(sound(await listMatches(archive)).rows.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('of a backup that ends in the middle everything before its last match can be had', async () => {
  const source = await freshArchive();
  for (const id of ['a', 'b', 'c']) await storeMatch(source, playedOut([1, 2], { id }));
  const { text } = await backup(source);
  const archive = await freshArchive();
  const cut = text.slice(0, text.lastIndexOf('"entries"'));
  expect(await importInto(archive, cut)).toMatchObject({
    refused: 'form',
    match: 3,
    reason: { problem: 'cut' },
  });
  expect(await isEmpty(archive)).toBe(true);
  expect(await importInto(archive, cut, undefined, true)).toMatchObject({
    matches: [{ outcome: 'added' }, { outcome: 'added' }],
    skipped: [{ match: 3, reason: { problem: 'cut' } }],
  });
  expect(sound(await listMatches(archive)).rows.map(({ id }) => id)).toEqual(['c', 'b']);
});

test('a file of one match that ends in the middle is refused as such', async () => {
  const archive = await freshArchive();
  expect(await importInto(archive, (await filed()).slice(0, -20))).toMatchObject({
    refused: 'form',
    match: null,
    reason: { problem: 'cut' },
  });
});

test.each(['"match\\u0065s":', `"matches":${' '.repeat(30)}`])(
  'matches under a name that is written as %j are not lost without a word',
  async (name) => {
    const archive = await freshArchive();
    const one = await filed();
    const text = `{"format":"roundhouse-archive","version":2,${name}[${one},${one}],"designs":[]}`;
    expect(await importInto(archive, text)).toMatchObject({
      reason: { problem: 'unknown-format' },
    });
    expect(await isEmpty(archive)).toBe(true);
  },
);
