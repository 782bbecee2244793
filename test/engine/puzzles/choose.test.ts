import { expect, test } from 'vitest';
import { choose, type Found, isWanted } from '../../../src/engine/puzzles/choose';
import { difficultyOf } from '../../../src/engine/puzzles/who-finds';
import type { Difficulty, FiledPuzzle } from '../../../src/kit/puzzle';
import { rules } from '../../tiny-game/rules';

const nobody = { greedy: 0, apprentice: 0, conductor: 0, engineer: 0, director: 0 };

const proof = { gap: 0.2, error: 0.01, gapAtEnd: 0.2 };

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
    proof: { ...proof, gap, gapAtEnd: gap, found: nobody },
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
  const chosen = choose(rules, many, 20);
  expect(chosen).toHaveLength(20);
  expect(chosen.filter(({ certain }) => certain).length).toBeGreaterThanOrEqual(8);
  const difficulties = chosen.map(({ difficulty }) => difficulty);
  expect(difficulties).toEqual([...difficulties].sort());
  for (const theme of new Set(chosen.map((one) => one.theme)))
    expect(chosen.filter((one) => one.theme === theme).length).toBeLessThanOrEqual(4);
});

test('of puzzles that are all of one theme few are chosen, and soon no more are wanted', () => {
  const same = Array.from({ length: 30 }, (_, at) => found(at, {}));
  expect(choose(rules, same, 20)).toHaveLength(4);
  expect(isWanted('a', same, 20)).toBe(false);
  expect(isWanted('b', same, 20)).toBe(true);
});

test('where all matches are of one kind, as many are chosen as are wanted', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    found(at, {
      theme: `theme ${at % 8}`,
      difficulty: stages[at % 5] ?? 1,
      position: { options: { heap: 'large' } },
    }),
  );
  expect(choose(rules, many, 20)).toHaveLength(20);
});

test('where there is room for one only, the clearer one is taken', () => {
  const chosen = choose(rules, [found(1, { id: 'dim' }, 0.12), found(2, { id: 'clear' }, 0.4)], 1);
  expect(chosen.map(({ id }) => id)).toEqual(['clear']);
});

test('of equally hard ones those of the usual settings come first, whatever else is easier to find', () => {
  const easier = { ...nobody, greedy: 1 };
  const many = [
    found(1, { position: { options: { heap: 'sack', die: false } } }),
    found(2, { position: { options: { heap: 'sack' } }, proof: { ...proof, found: easier } }),
    found(3, { position: { options: {} } }),
    found(4, { position: { options: { heap: 'large', die: false } }, difficulty: 1 }),
  ].map((one, at) => ({ ...one, puzzle: { ...one.puzzle, theme: `theme ${at}` } }));
  expect(choose(rules, many, 20).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
});

test('a puzzle is as hard as the weakest player that finds it is strong', () => {
  expect(difficultyOf(nobody)).toBe(5);
  expect(difficultyOf({ ...nobody, director: 1 })).toBe(5);
  expect(difficultyOf({ ...nobody, director: 1, engineer: 1 })).toBe(4);
  expect(difficultyOf({ ...nobody, engineer: 1, conductor: 0.7 })).toBe(3);
  expect(difficultyOf({ ...nobody, conductor: 1, apprentice: 0.7 })).toBe(2);
  expect(difficultyOf({ ...nobody, conductor: 1, apprentice: 1, greedy: 1 })).toBe(1);
});
