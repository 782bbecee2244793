import { describe, expect, test } from 'vitest';
import { appAnswer } from '../../src/app/table/use-undo';
import { en } from '../../src/app/words/en';
import { ko } from '../../src/app/words/ko';
import { MATCH_REFUSALS } from '../../src/match/live-match';

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('every refusal by a match itself has a sentence, and so has a failed write', () => {
    const answers = [
      ...MATCH_REFUSALS.map((because) => ({ because })),
      { trouble: 'full', detail: '' } as const,
    ];
    const said = answers.map((answer) => appAnswer(answer, words));
    for (const sentence of said) expect(sentence).toMatch(/^\S.+\.$/);
    expect(new Set(said).size).toBe(answers.length);
  });

  test('refusals by the rules are left to the game', () => {
    const refusal = { because: 'too-far', needs: 5, has: 3 };
    expect(appAnswer(refusal, words)).toBe(refusal);
  });
});
