import { describe, expect, test } from 'vitest';
import { actionsAt, type Spot } from '../../../../src/engine/puzzles/puzzle-context';
import { solve } from '../../../../src/engine/puzzles/solve';
import { ponder, worthAfter } from '../../../../src/engine/puzzles/thinking';
import { unusualSettings } from '../../../../src/engine/puzzles/unusual';
import { advice } from '../../../../src/games/mini-express/advice';
import { FILED, puzzlesIn } from '../../../../src/games/mini-express/puzzles';
import { rules } from '../../../../src/games/mini-express/rules';
import { reader } from '../../../../src/games/mini-express/rules/reader';
import { LEVELS } from '../../../../src/kit/header';
import { fitsLine, type WrittenLine } from '../../../../src/kit/line';
import { unwrap } from '../../../../src/kit/result';
import type { AnyRules } from '../../../../src/kit/rules';
import { LEVEL_PLANS } from '../../../../src/players/levels';
import { SearchPlayer } from '../../../../src/players/search-player';

const anyRules = rules as AnyRules;

function spotOf({ position }: { readonly position: object }): Spot {
  const state = unwrap(reader.position(JSON.parse(JSON.stringify(position)), 'puzzle'));
  const seat = rules.toAct(state);
  if (seat === null) throw new Error('the match is over');
  return { state, seat };
}

const actionsLike = (spot: Spot, likes: readonly WrittenLine[]) =>
  actionsAt(anyRules, spot).filter((action) => {
    const written = anyRules.action.write(action, spot.state);
    return likes.some((like) => fitsLine([written], like));
  });

describe.each(FILED.map((puzzle, at) => [at + 1, puzzle] as const))('puzzle %i', (_, puzzle) => {
  const spot = spotOf(puzzle);
  const right = actionsLike(spot, puzzle.right);
  const wrong = puzzle.wrong.map(({ like }) => actionsLike(spot, [like]));

  test('every answer is possible, and none is both right and wrong', () => {
    for (const like of puzzle.right) expect(actionsLike(spot, [like])).not.toEqual([]);
    for (const actions of wrong) {
      expect(actions).not.toEqual([]);
      expect(actions.filter((action) => right.includes(action))).toEqual([]);
    }
    for (const { worth } of puzzle.wrong) expect(puzzle.worth - worth).toBeGreaterThanOrEqual(0.08);
  });

  test('a search finds the answer, and another one values it above the wrong answers', async () => {
    const mind = new SearchPlayer(anyRules, advice);
    const level = LEVELS.find((one) => puzzle.proof.found[one] === 1) ?? 'director';
    const { playouts } = LEVEL_PLANS[level];
    const { candidates } = await ponder(mind, spot, { playouts }, 'proof');
    if (puzzle.proof.found[level] === 1) expect(right).toContain(candidates[0]?.action);
    const worth = async (action: number | undefined) => {
      if (action === undefined) throw new Error('no such action');
      let sum = 0;
      for (const seed of ['a', 'b', 'c', 'd'])
        sum += await worthAfter(mind, anyRules, spot, [action], 150, seed);
      return sum / 4;
    };
    expect(await worth(right[0])).toBeGreaterThan(await worth(wrong[0]?.[0]));
  });
});

const certain = FILED.filter((puzzle) => puzzle.certain);

test.each(certain)('$id is a forced win, and its wrong answers can be stopped', (puzzle) => {
  const spot = spotOf(puzzle);
  const comesTo = (action: number) => solve(anyRules, advice, spot, [action], 100_000);
  for (const action of actionsLike(spot, puzzle.right)) expect(comesTo(action)).toBe('wins');
  for (const { like } of puzzle.wrong)
    for (const action of actionsLike(spot, [like])) expect(comesTo(action)).toBe('stopped');
});

test('there are many puzzles of many themes, the easiest first', async () => {
  const puzzles = await puzzlesIn('en');
  expect(puzzles.length).toBeGreaterThanOrEqual(20);
  const stages = puzzles.map(({ difficulty }) => difficulty);
  expect(stages).toEqual([...stages].sort());
  expect(new Set(stages).size).toBeGreaterThanOrEqual(3);
  const kinds = (key: string) => new Set(puzzles.map(({ options }) => options[key])).size;
  expect(kinds('board')).toBe(2);
  expect(kinds('mode')).toBe(4);
  expect(kinds('spike') + kinds('harbors')).toBe(4);
  expect(new Set(puzzles.map(({ theme }) => theme.title)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

test('each has the same texts in Korean as in English', async () => {
  const [en, ko] = [await puzzlesIn('en'), await puzzlesIn('ko')];
  expect(ko.map(({ theme, ...same }) => same)).toEqual(en.map(({ theme, ...same }) => same));
  for (const { theme } of ko) expect(`${theme.title}${theme.sentence}`).toMatch(/[가-힣]/);
});

test('a newcomer’s first two puzzles are of the standard game on the usual board', () => {
  for (const { position } of FILED.slice(0, 2))
    expect(unusualSettings(anyRules, position.options ?? {})).toBe(0);
});
