import { describe, expect, test } from 'vitest';
import { PuzzleRun } from '../../../../src/app/puzzles/puzzle-run';
import { goesOn, keyOf } from '../../../../src/engine/puzzles/lines';
import type { PuzzleContext, Spot } from '../../../../src/engine/puzzles/puzzle-context';
import { worthAfter } from '../../../../src/engine/puzzles/thinking';
import { difficultyOf } from '../../../../src/engine/puzzles/who-finds';
import { advice } from '../../../../src/games/ultimate-railroads/advice';
import { FILED, puzzlesIn } from '../../../../src/games/ultimate-railroads/puzzles';
import { generator } from '../../../../src/games/ultimate-railroads/puzzles/generator';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { type ActionLine, stepsIn, type WrittenLine } from '../../../../src/kit/line';
import type { Puzzle } from '../../../../src/kit/puzzle';
import type { AnyPuzzleGenerator } from '../../../../src/kit/puzzle-generator';
import { randomFrom } from '../../../../src/kit/random';
import type { AnyReader } from '../../../../src/kit/reader';
import { unwrap } from '../../../../src/kit/result';
import type { AnyRules } from '../../../../src/kit/rules';
import { SearchPlayer } from '../../../../src/players/search-player';

const anyRules = rules as unknown as AnyRules;
const context: PuzzleContext = {
  rules: anyRules,
  advice,
  generator: generator as unknown as AnyPuzzleGenerator,
};

function spotOf({ position }: { readonly position: object }): Spot & { readonly state: State } {
  const state = unwrap(reader.position(JSON.parse(JSON.stringify(position)), 'puzzle'));
  const seat = rules.toAct(state);
  if (seat === null) throw new Error('the match is over');
  return { state, seat };
}

/** The actions of an answer; one that is not legal fails the test. The turn is open before the last, and then over. */
function lineOf(spot: Spot & { readonly state: State }, like: WrittenLine): ActionLine {
  const now = rules.clone(spot.state);
  const actions = stepsIn(like).map((written, at) => {
    expect(at === 0 || goesOn(anyRules, spot, now)).toBe(true);
    const action = rules.action.read(written, now);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    expect(rules.refusal(now, action), JSON.stringify(written)).toBeNull();
    rules.play(now, action);
    return action;
  });
  expect(goesOn(anyRules, spot, now)).toBe(false);
  const [first, ...rest] = actions;
  return [first ?? 0, ...rest];
}

describe.each(FILED.map((puzzle, at) => [at + 1, puzzle] as const))('puzzle %i', (_, puzzle) => {
  const spot = spotOf(puzzle);

  test('every answer is legal to the end of the turn, and none is both right and wrong', () => {
    const right = puzzle.right.map((like) => keyOf(context, spot, lineOf(spot, like)));
    expect(right).not.toEqual([]);
    for (const { like, worth } of puzzle.wrong) {
      expect(right).not.toContain(keyOf(context, spot, lineOf(spot, like)));
      expect(puzzle.worth - worth).toBeGreaterThanOrEqual(0.08);
    }
  });

  test('is of the theme and the difficulty that its answers make', () => {
    const [right, tempting] = [puzzle.right[0], puzzle.wrong[0]?.like].map((like) =>
      lineOf(spot, like ?? {}),
    );
    if (!right || !tempting) throw new Error('no answers');
    expect(generator.theme(spot.state, right, tempting)).toBe(puzzle.theme);
    expect(difficultyOf(puzzle.proof.found)).toBe(puzzle.difficulty);
  });

  test('whatever others hold, its answers are legal, and it asks nothing about it', () => {
    for (let deal = 0; deal < 5; deal++) {
      const dealt = rules.clone(spot.state);
      rules.determinize(dealt, spot.seat, randomFrom(`deal ${deal}`));
      for (const like of puzzle.right) lineOf({ state: dealt, seat: spot.seat }, like);
    }
    // A proof would have to know the cards of the others.
    expect(puzzle.certain).toBe(false);
  });

  test('a search values the answer above the wrong ones', async () => {
    const mind = new SearchPlayer(anyRules, advice);
    const worth = async (like: WrittenLine | undefined) => {
      const line = lineOf(spot, like ?? {});
      let sum = 0;
      for (const seed of ['a', 'b']) sum += await worthAfter(mind, anyRules, spot, line, 150, seed);
      return sum / 2;
    };
    expect(await worth(puzzle.right[0])).toBeGreaterThan(await worth(puzzle.wrong[0]?.like));
  });
});

function runOf(puzzle: Puzzle): PuzzleRun {
  const seats = SEAT_COLORS.slice(0, puzzle.seats).map(
    (colour) => ({ name: colour, colour, player: { kind: 'person' } }) as const,
  );
  return new PuzzleRun({
    game: 'ultimate-railroads',
    puzzle,
    rules: anyRules,
    reader: reader as unknown as AnyReader,
    seats,
  });
}

test('each can be solved on the table by its answer, and by no wrong one', async () => {
  for (const puzzle of await puzzlesIn('en')) {
    const run = runOf(puzzle);
    expect(run.tempting).not.toBeNull();
    expect(run.offer(run.tempting?.line ?? [])).toBe('wrong');
    expect(run.shown.value.tried?.worth).toBe(puzzle.wrong[0]?.worth);
    expect(run.offer(run.solution)).toBeNull();
    expect(run.shown.value.done).toBe(true);
  }
});

test('the steps of a long turn are judged in any order, whatever comes next', async () => {
  const long = (await puzzlesIn('en')).filter(({ right }) => stepsIn(right[0] ?? {}).length > 4);
  expect(long.length).toBeGreaterThan(0);
  for (const puzzle of long) {
    const spot = spotOf(puzzle);
    const [first, second] = lineOf(spot, puzzle.right[0] ?? {});
    const run = runOf(puzzle);
    const next = rules.clone(spot.state);
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

test('there are a dozen or more of several kinds, the easiest first', async () => {
  const puzzles = await puzzlesIn('en');
  expect(puzzles.length).toBeGreaterThanOrEqual(12);
  const stages = puzzles.map(({ difficulty }) => difficulty);
  expect(stages).toEqual([...stages].sort());
  expect(new Set(stages).size).toBeGreaterThanOrEqual(4);
  expect(new Set(puzzles.map(({ seats }) => seats)).size).toBe(3);
  expect(new Set(puzzles.map(({ theme }) => theme.title)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

test('each has the same texts in Korean as in English', async () => {
  const [en, ko] = [await puzzlesIn('en'), await puzzlesIn('ko')];
  expect(ko.map(({ theme, ...same }) => same)).toEqual(en.map(({ theme, ...same }) => same));
  for (const { theme } of ko) expect(theme.title && theme.sentence).toMatch(/[가-힣]/);
});
