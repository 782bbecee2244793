import { expect, test } from 'vitest';
import { solve } from '../../../src/engine/puzzles/solve';
import { ponder, worthAfter } from '../../../src/engine/puzzles/thinking';
import { LEVELS } from '../../../src/kit/header';
import type { ActionLine } from '../../../src/kit/line';
import { LEVEL_PLANS } from '../../../src/players/levels';
import { SearchPlayer } from '../../../src/players/search-player';
import { filed, linesOf, spotOf } from './puzzle-lines';

const SEEDS = ['a', 'b', 'c', 'd'];
const PLAYOUTS = 150;
/** Positions that may be looked at to prove a win. */
const POSITIONS = 100_000;

test.each(filed)('$name: another search values the answer above the wrong ones', async (one) => {
  const { game, puzzle } = one;
  const spot = spotOf(game, puzzle);
  const mind = new SearchPlayer(game.rules, game.advice);
  const worth = async (line: ActionLine | undefined) => {
    let sum = 0;
    for (const seed of SEEDS)
      sum += await worthAfter(mind, game.rules, spot, line ?? [], PLAYOUTS, seed);
    return sum / SEEDS.length;
  };
  const [right] = linesOf(game, spot, puzzle.right[0] ?? {});
  const [wrong] = linesOf(game, spot, puzzle.wrong[0]?.like ?? {});
  expect(await worth(right)).toBeGreaterThan(await worth(wrong));
});

/** Where an answer is one action, the lowest level that always finds it finds it again. */
const single = filed.filter(({ game }) => game.context.generator.unit === 'action');

test.each(single)('$name: a search finds the answer', async ({ game, puzzle }) => {
  const spot = spotOf(game, puzzle);
  const level = LEVELS.find((one) => puzzle.proof.found[one] === 1);
  if (!level) return;
  const mind = new SearchPlayer(game.rules, game.advice);
  const { playouts } = LEVEL_PLANS[level];
  const { candidates } = await ponder(mind, spot, { playouts }, 'proof');
  const right = puzzle.right.flatMap((like) => linesOf(game, spot, like).map(([action]) => action));
  expect(right).toContain(candidates[0]?.action);
});

const certain = filed.filter(({ puzzle }) => puzzle.certain);

test.each(certain)('$name is a forced win, and its wrong answers can be stopped', (one) => {
  const { game, puzzle } = one;
  const { rules, advice } = game;
  const spot = spotOf(game, puzzle);
  const resultOf = (line: ActionLine) => solve(rules, advice, spot, line, POSITIONS);
  for (const like of puzzle.right)
    for (const line of linesOf(game, spot, like)) expect(resultOf(line)).toBe('wins');
  for (const { like } of puzzle.wrong)
    for (const line of linesOf(game, spot, like)) expect(resultOf(line)).toBe('stopped');
});
