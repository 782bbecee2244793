import { expect, test } from 'vitest';
import { outlookOf, placeSaid } from '../../../src/app/coach/outlook';
import type { Foresight } from '../../../src/players/foresight';
import { beans } from '../../players/beans';
import { header } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';

const words = {
  plan: (moves: readonly string[]) => `then ${moves.join(', ')}`,
  planByChance: (moves: readonly string[]) => `by chance then ${moves.join(', ')}`,
  firstOf: (steps: string) => `${steps} and more`,
  score: (score: number) => `${score}`,
  less: (score: number, by: number) => `${score}, ${by} less`,
};
const explainer = {
  move: () => '',
  parts: (state: object, line: readonly number[]) =>
    line.map((take) => `${take} of ${rules.position.write(state).heap}`),
  reasons: () => [],
};
const position = rules.pack(beans(9, [2, 0]));
const match = { rules, header: header(), timeline: { state: beans(11, [0, 0]) } };

const foreseen = (score: number | null, line: Foresight['turns'][number]['line'] = [3]) => ({
  turns: [{ position, line }],
  score,
});
const said = (own: Foresight | null, best: Foresight | null = own) =>
  outlookOf(match, 0, own, best, explainer, words);

test('an idea says the next turns, of each the first steps, and the score by then', () => {
  expect(said(foreseen(5))).toEqual(['then 3 of 9', '5']);
  expect(said(foreseen(5, [1, 2, 3, 1]))[0]).toBe('then 1 of 9 · 2 of 9 · 3 of 9 and more');
});

test('another idea says by how much its score is less than that of the first', () => {
  expect(said(foreseen(2), foreseen(5))[1]).toBe('2, 3 less');
  expect(said(foreseen(6), foreseen(5))[1]).toBe('6');
});

test('nothing is said of a score that stays, or is not known, and of no turns', () => {
  expect(said(foreseen(0))).toHaveLength(1);
  expect(said(foreseen(null), foreseen(5))).toHaveLength(1);
  expect(said({ turns: [], score: 5 })).toEqual([]);
  expect(said(null)).toEqual([]);
});

test('a chance far from an even share is explained by the place at the table while nobody leads', () => {
  const seat = { seat: (percent: number) => `place ${percent}` };
  expect(placeSaid([0, 0, 0], 0.07, seat)).toBe('place 7');
  expect(placeSaid([0, 0, 0], 0.3, seat)).toBeNull();
  expect(placeSaid([4, 0, 0], 0.07, seat)).toBeNull();
});
