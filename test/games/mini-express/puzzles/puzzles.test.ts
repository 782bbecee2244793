import { expect, test } from 'vitest';
import { unusualSettings } from '../../../../src/engine/puzzles/choose';
import { FILED, puzzlesIn } from '../../../../src/games/mini-express/puzzles';
import { rules } from '../../../../src/games/mini-express/rules';
import type { AnyRules } from '../../../../src/kit/rules';

test('they are of both boards, of every mode, with and without each variant', async () => {
  const puzzles = await puzzlesIn('en');
  const kinds = (key: string) => new Set(puzzles.map(({ options }) => options[key])).size;
  expect(kinds('board')).toBe(2);
  expect(kinds('mode')).toBe(4);
  expect(kinds('spike') + kinds('harbors')).toBe(4);
});

test('a newcomer’s first two puzzles are of the standard game on the usual board', () => {
  for (const { position } of FILED.slice(0, 2))
    expect(unusualSettings(rules as AnyRules, position.options ?? {})).toBe(0);
});
