import { expect, test } from 'vitest';
import { choose, type Found, isWanted } from '../../../src/engine/puzzles/choose';
import { difficultyOf } from '../../../src/engine/puzzles/who-finds';
import type { Difficulty, FiledPuzzle } from '../../../src/kit/puzzle';

const nobody = { greedy: 0, apprentice: 0, conductor: 0, engineer: 0, director: 0 };

/** One of several puzzles that differ as told. */
const found = (at: number, told: Partial<FiledPuzzle>, gap = 0.2): Found => ({
  match: `${at}`,
  puzzle: {
    id: `${at}`,
    difficulty: 3,
    theme: 'a',
    worth: 0.8,
    certain: false,
    position: { options: { board: at % 2 } },
    right: [{}],
    wrong: [],
    proof: { gap, error: 0.01, gapAtEnd: gap, found: nobody },
    ...told,
  },
});

const stages: readonly Difficulty[] = [5, 1, 4, 2, 3];

test('a choice is varied, takes what is certain first, and begins with the easiest', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    found(at, {
      theme: `theme ${at % 7}`,
      difficulty: stages[at % 5] ?? 1,
      position: { options: { board: at % 9 } },
      certain: at >= 50,
    }),
  );
  const chosen = choose(many, 20);
  expect(chosen).toHaveLength(20);
  expect(chosen.filter(({ certain }) => certain).length).toBeGreaterThanOrEqual(8);
  const difficulties = chosen.map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual([...difficulties].sort());
  for (const theme of new Set(chosen.map((one) => one.theme)))
    expect(chosen.filter((one) => one.theme === theme).length).toBeLessThanOrEqual(4);
});

test('of puzzles that are all of one theme few are chosen, and soon no more are wanted', () => {
  const same = Array.from({ length: 30 }, (_, at) => found(at, {}));
  expect(choose(same, 20)).toHaveLength(4);
  expect(isWanted('a', same, 20)).toBe(false);
  expect(isWanted('b', same, 20)).toBe(true);
});

test('where all matches are of one kind, as many are chosen as are wanted', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    found(at, {
      theme: `theme ${at % 8}`,
      difficulty: stages[at % 5] ?? 1,
      position: { options: { board: 'only' } },
    }),
  );
  expect(choose(many, 20)).toHaveLength(20);
});

test('where there is room for one only, the clearer one is taken', () => {
  const chosen = choose([found(1, { id: 'dim' }, 0.12), found(2, { id: 'clear' }, 0.4)], 1);
  expect(chosen.map(({ id }) => id)).toEqual(['clear']);
});

test('a puzzle is as hard as the weakest player that finds it is strong', () => {
  expect(difficultyOf(nobody)).toBe(5);
  expect(difficultyOf({ ...nobody, director: 1 })).toBe(5);
  expect(difficultyOf({ ...nobody, director: 1, engineer: 1 })).toBe(4);
  expect(difficultyOf({ ...nobody, engineer: 1, conductor: 0.7 })).toBe(3);
  expect(difficultyOf({ ...nobody, conductor: 1, apprentice: 0.7 })).toBe(2);
  expect(difficultyOf({ ...nobody, conductor: 1, apprentice: 1, greedy: 1 })).toBe(1);
});
