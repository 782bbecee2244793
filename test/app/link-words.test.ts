import { describe, expect, test } from 'vitest';
import { en } from '../../src/app/link/words/en';
import { ko } from '../../src/app/link/words/ko';

// The types prove that every reason has a sentence.
describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('no two reasons have the same sentence', () => {
    const said = [...Object.values(words.refused), ...Object.values(words.ended)];
    for (const sentence of said) expect(sentence).toMatch(/^\S.+\.$/);
    expect(new Set(said).size).toBe(said.length);
  });
});
