import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../src/engine/puzzles/lines';
import { difficultyOf } from '../../../src/engine/puzzles/who-finds';
import { filed, linesOf, puzzleGames, runOf, spotOf } from './puzzle-lines';
import { expectSentence } from './sentence';

describe.each(filed)('$name', ({ game, puzzle }) => {
  const { context } = game;
  const spot = spotOf(game, puzzle);

  test('every answer is legal to its end, and none is both right and wrong', () => {
    const right = puzzle.right.flatMap((like) => linesOf(game, spot, like));
    const keys = new Set(right.map((line) => keyOf(context, spot, line)));
    expect(puzzle.wrong.length).toBeGreaterThan(0);
    for (const { like, worth } of puzzle.wrong) {
      for (const line of linesOf(game, spot, like))
        expect(keys).not.toContain(keyOf(context, spot, line));
      expect(puzzle.worth - worth).toBeGreaterThanOrEqual(0.08);
    }
  });

  test('is of the theme and the difficulty that its answers make', () => {
    const [right, tempting] = [puzzle.right[0], puzzle.wrong[0]?.like].map(
      (like) => linesOf(game, spot, like ?? {})[0],
    );
    if (!right || !tempting) throw new Error('no answers');
    expect(context.generator.theme(spot.state, right, tempting)).toBe(puzzle.theme);
    expect(difficultyOf(puzzle.proof.found)).toBe(puzzle.difficulty);
  });
});

describe.each(puzzleGames)('$id', (game) => {
  const { en, ko } = game.puzzles;

  test.each(en)('$id is solved on the table by its answer, and by no wrong one', (puzzle) => {
    const run = runOf(game, puzzle);
    expect(run.tempting).not.toBeNull();
    expect(run.offer(run.tempting?.line ?? [])).toBe('wrong');
    expect(run.shown.value.tried?.worth).toBe(puzzle.wrong[0]?.worth);
    expect(run.offer(run.solution)).toBeNull();
    expect(run.shown.value.done).toBe(true);
  });

  test('there are enough of them, of several kinds, the easiest first', () => {
    const { least } = game.kept;
    expect(en.length).toBeGreaterThanOrEqual(least.puzzles);
    const difficulties = en.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([...difficulties].sort());
    expect(new Set(difficulties).size).toBeGreaterThanOrEqual(least.difficulties);
    expect(new Set(en.map(({ theme }) => theme.title)).size).toBeGreaterThanOrEqual(least.themes);
    expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  });

  test('each has the same answers in both languages, and a theme in each', () => {
    expect(ko.map(({ theme: _, ...same }) => same)).toEqual(
      en.map(({ theme: _, ...same }) => same),
    );
    for (const { theme } of en) expectSentence(`${theme.title}: ${theme.sentence}`, 'en');
    for (const { theme } of ko) expectSentence(`${theme.title}: ${theme.sentence}`, 'ko');
  });
});
