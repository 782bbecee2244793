import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { stepsIn } from '../../../../src/kit/line';
import { randomFrom } from '../../../../src/kit/random';
import { linesOf, puzzleGames, runOf, spotOf } from '../../contract/puzzle-lines';

const [game] = puzzleGames.filter(({ id }) => id === 'ultimate-railroads');
if (!game) throw new Error('no puzzles');

describe.each(game.kept.filed.map((puzzle, at) => [at + 1, puzzle] as const))('%i', (_, puzzle) => {
  test('whatever others hold, its answers are legal, and it asks nothing about it', () => {
    const spot = spotOf(game, puzzle);
    for (let deal = 0; deal < 5; deal++) {
      const dealt = rules.clone(spot.state as State);
      rules.determinize(dealt, spot.seat, randomFrom(`deal ${deal}`));
      for (const like of puzzle.right) linesOf(game, { state: dealt, seat: spot.seat }, like);
    }
    // A proof would have to know the cards of the others.
    expect(puzzle.certain).toBe(false);
  });
});

test('the steps of a long turn are judged in any order, whatever comes next', () => {
  const long = game.puzzles.en.filter(({ right }) => stepsIn(right[0] ?? {}).length > 4);
  expect(long.length).toBeGreaterThan(0);
  for (const puzzle of long) {
    const spot = spotOf(game, puzzle);
    const [[first, second] = []] = linesOf(game, spot, puzzle.right[0] ?? {});
    if (first === undefined) throw new Error('an answer without an action');
    const run = runOf(game, puzzle);
    const next = rules.clone(spot.state as State);
    rules.play(next, first);
    const listed = new Int32Array(rules.max);
    const judged = Array.from(listed.subarray(0, rules.list(next, listed)), (action) => {
      run.again();
      expect(run.offer([first])).toBeNull();
      return [action, run.offer([action])] as const;
    });
    expect(new Map(judged).get(second ?? -1)).toBeNull();
    expect(judged.map(([, answer]) => answer)).toContain('wrong');
  }
});

test('they are of every number of seats', () => {
  expect(new Set(game.puzzles.en.map(({ seats }) => seats)).size).toBe(3);
});
