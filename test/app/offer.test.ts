import { describe, expect, test } from 'vitest';
import { restOf } from '../../src/app/table/use-offer';
import { appAnswer } from '../../src/app/table/use-undo';
import { LANGUAGES } from '../../src/kit/words';
import { MATCH_REFUSALS } from '../../src/match/live-match';

describe.each(LANGUAGES)('%s', (language) => {
  test('every refusal by a match itself has a sentence, and so has a failed write', async () => {
    const answers = [
      ...MATCH_REFUSALS.map((because) => ({ because })),
      { trouble: 'full', detail: '' } as const,
    ];
    const said = await Promise.all(answers.map((answer) => appAnswer(answer, language)));
    for (const sentence of said) expect(sentence).toMatch(/^\S.+\.$/);
    expect(new Set(said).size).toBe(answers.length);
  });

  test('refusals by the rules are left to the game', async () => {
    const refusal = { because: 'too-far', needs: 5, has: 3 };
    expect(await appAnswer(refusal, language)).toBe(refusal);
  });
});

const line = { actions: [4, 5, 6], turn: 2 };
const rules = (turn: number, refused: readonly number[] = []) => ({
  turn: () => turn,
  refusal: (_: object, action: number) => (refused.includes(action) ? { because: 'no' } : null),
});
const rest = (played: readonly number[], ...now: Parameters<typeof rules>) =>
  restOf(line, played, rules(...now), {})?.actions ?? null;

test('a player who follows a hint is shown the rest of it', () => {
  expect(rest([4], 2)).toEqual([5, 6]);
  expect(rest([4, 5], 2)).toEqual([6]);
  expect(rest([4, 5, 6], 2)).toBeNull();
});

test('it ends with the turn, with another move, and where chance has made it impossible', () => {
  expect(rest([4], 3)).toBeNull();
  expect(rest([9], 2)).toBeNull();
  expect(rest([4], 2, [5])).toBeNull();
});
