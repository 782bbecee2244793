import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/app/link/words/en';
import { ko } from '../../src/app/link/words/ko';
import { ENDINGS, LINK_REFUSALS } from '../../src/app/link/words/reasons';
import { MATCH_REFUSALS } from '../../src/match/live-match';
import { root } from '../structure/sources';

const session = join(root, 'src/link/session');
const text = readdirSync(session, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(session, name), 'utf8'))
  .join('\n');

/** The words that a pattern finds in the sources of the session. */
const wordsBy = (pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].flatMap(([, word]) => word ?? []))].sort();

describe('every word with which a linked table refuses has a sentence', () => {
  test('for what is asked at this phone', () => {
    const told = wordsBy(/(?:because: |giveUp\(|return )'([a-z]+(?:-[a-z]+)*)'(?! in)/g);
    const known: readonly string[] = [...LINK_REFUSALS, ...MATCH_REFUSALS, ...ENDINGS];
    // `left` goes with a phone that says so itself; `no-action` every game has a sentence for.
    const elsewhere = ['left', 'no-action'];
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((word) => !known.includes(word) && !elsewhere.includes(word))).toEqual([]);
  });

  test('for the end of the table at this phone', () => {
    const told = wordsBy(/(?:refuse|leave|end)\((?:[\w.#]+, )*'([a-z]+(?:-[a-z]+)*)'/g);
    const known: readonly string[] = ENDINGS;
    expect(told.length).toBeGreaterThan(7);
    expect(told.filter((word) => !known.includes(word) && word !== 'left')).toEqual([]);
  });
});

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('no two reasons are told in the same words', () => {
    const said = [...Object.values(words.refused), ...Object.values(words.ended)];
    for (const sentence of said) expect(sentence).toMatch(/^\S.+\.$/);
    expect(new Set(said).size).toBe(said.length);
  });
});
