import { expect, test } from 'vitest';
import { ideasIn, partsOf, sharedPercent } from '../../../src/app/coach/ideas';
import { BEST, type Thought } from '../../../src/players/thought';

const ideas = (...worths: number[]) => worths.map((worth) => ({ worth }));

test('a chance is said once where the ideas have the same', () => {
  expect(sharedPercent(ideas(0.334, 0.331, 0.326))).toBe(33);
  expect(sharedPercent(ideas(0.34, 0.33, 0.33))).toBeNull();
});

test('a single idea says its own', () => {
  expect(sharedPercent(ideas(0.5))).toBeNull();
  expect(sharedPercent([])).toBeNull();
});

test('a move of a game without steps is its own title', () => {
  const move = () => 'Pass';
  const reasons = () => [];
  expect(partsOf({ move, reasons }, {}, [1])).toEqual(['Pass']);
  const parts = () => ['Build', 'Here', 'There'];
  expect(partsOf({ move, reasons, parts }, {}, [1])).toEqual(['Build', 'Here', 'There']);
});

test('of moves that cannot be told apart those come first that the search prefers', () => {
  const candidate = (action: number, visits: number, worth: number) => ({
    ...{ action, line: [action] as const, visits },
    worth: [worth],
  });
  const candidates = [
    candidate(2, 600, 0.327),
    candidate(3, 300, 0.333),
    candidate(1, 200, 0.326),
    candidate(4, 100, 0.346),
    candidate(0, 90, 0.31),
  ];
  const thought: Thought = { line: [2], candidates, choosing: BEST, worth: [0.33], playouts: 1290 };
  const explainer = {
    move: (_: object, line: readonly number[]) => line.join(),
    reasons: () => [],
  };
  const found = ideasIn(thought, 0, {}, explainer, 5);
  expect(found.map(({ move }) => move)).toEqual(['2', '3', '1', '4', '0']);
  expect(sharedPercent(found.slice(0, 4))).toBe(33);
});
