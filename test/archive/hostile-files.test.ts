import { expect, test } from 'vitest';
import { loadMatch } from '../../src/archive/log';
import { freshArchive, sound } from './archives';
import { filed, importInto, isEmpty, timeline } from './filed';

const refusedAs = async (text: string) => {
  const archive = await freshArchive();
  const outcome = await importInto(archive, text);
  expect(await isEmpty(archive)).toBe(true);
  return 'reason' in outcome ? outcome.reason : outcome;
};

test.each([
  ['an empty text', '', 'not-json'],
  ['half a text', '{"format":', 'cut'],
  ['a picture with a bracket', '\u0089PNG{', 'not-json'],
  ['a zero', '\u0000', 'not-json'],
  ['deep lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'too-deep'],
  ['deep objects', `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(41)}`, 'too-deep'],
  ['another prototype', '{"__proto__":{"format":"roundhouse-match"}}', 'forbidden-key'],
  ['a constructor', '{"a":[{"constructor":{"prototype":{"x":1}}}]}', 'forbidden-key'],
])('%s is refused', async (_, text, problem) => {
  expect(await refusedAs(text)).toMatchObject({ problem });
});

test('a huge text is refused before it is parsed', async () => {
  const giant = `"${'x'.repeat(10_000_000)}"`;
  expect(await refusedAs(giant)).toMatchObject({ problem: 'too-large', length: 10_000_002 });
});

test('keys with a meaning in JavaScript are refused anywhere', async () => {
  const text = await filed();
  const hidden = text.replace('"take":3', '"take":3,"__proto__":{"because":"x"}');
  expect(await refusedAs(hidden)).toMatchObject({
    problem: 'forbidden-key',
    at: 'entries[0].action.__proto__',
  });
});

test('unknown content of a file is not stored', async () => {
  const archive = await freshArchive();
  const scripted = '<svg onload="alert(1)"/>';
  const text = await filed(
    [['picture'], scripted],
    [['summary'], { picture: scripted }],
    [['header', 'extra'], 1],
    [['header', 'options', 'extra'], 1],
    [['entries', 0, 'extra'], 1],
    [['entries', 0, 'action', 'extra'], 1],
  );
  expect(await importInto(archive, text)).toMatchObject({
    matches: [{ outcome: 'added' }],
  });
  const kept = JSON.stringify([await archive.matches.toArray(), await archive.entries.toArray()]);
  expect(kept).not.toMatch(/extra|alert/);
  expect(sound(await loadMatch(archive, 'm1')).entries).toEqual(timeline.entries);
});
