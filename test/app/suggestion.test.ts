import { expect, test } from 'vitest';
import { restOf } from '../../src/app/table/use-offer';

const line = { actions: [4, 5, 6], turn: 2 };
const rules = (turn: number, refused: readonly number[] = []) => ({
  turn: () => turn,
  refusal: (_: object, action: number) => (refused.includes(action) ? { because: 'no' } : null),
});
const rest = (played: readonly number[], ...now: Parameters<typeof rules>) =>
  restOf(line, played, rules(...now), {})?.actions ?? null;

test('whoever follows a hint is shown the rest of it', () => {
  expect(rest([4], 2)).toEqual([5, 6]);
  expect(rest([4, 5], 2)).toEqual([6]);
  expect(rest([4, 5, 6], 2)).toBeNull();
});

test('it ends with the turn, with another move, and where chance has made it impossible', () => {
  expect(rest([4], 3)).toBeNull();
  expect(rest([9], 2)).toBeNull();
  expect(rest([4], 2, [5])).toBeNull();
});
