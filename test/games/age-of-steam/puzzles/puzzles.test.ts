import { describe, expect, test } from 'vitest';
import { PuzzleRun } from '../../../../src/app/puzzles/puzzle-run';
import { goesOn, keyOf } from '../../../../src/engine/puzzles/lines';
import type { PuzzleContext, Spot } from '../../../../src/engine/puzzles/puzzle-context';
import { worthAfter } from '../../../../src/engine/puzzles/thinking';
import { difficultyOf } from '../../../../src/engine/puzzles/who-finds';
import { advice } from '../../../../src/games/age-of-steam/advice';
import { FILED, puzzlesIn } from '../../../../src/games/age-of-steam/puzzles';
import { generator } from '../../../../src/games/age-of-steam/puzzles/generator';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { type ActionLine, stepsIn, type WrittenLine } from '../../../../src/kit/line';
import type { AnyPuzzleGenerator } from '../../../../src/kit/puzzle-generator';
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

  test('a search values the answer above the wrong ones', async () => {
    const mind = new SearchPlayer(anyRules, advice);
    const worth = async (like: WrittenLine | undefined) => {
      const line = lineOf(spot, like ?? {});
      let sum = 0;
      for (const seed of ['a', 'b']) sum += await worthAfter(mind, anyRules, spot, line, 100, seed);
      return sum / 2;
    };
    expect(await worth(puzzle.right[0])).toBeGreaterThan(await worth(puzzle.wrong[0]?.like));
  });
});

test('each can be solved on the table by its answer, and by no wrong one', async () => {
  for (const puzzle of await puzzlesIn('en')) {
    const seats = SEAT_COLORS.slice(0, puzzle.seats).map(
      (colour) => ({ name: colour, colour, player: { kind: 'person' } }) as const,
    );
    const run = new PuzzleRun({
      game: 'age-of-steam',
      puzzle,
      rules: anyRules,
      reader: reader as unknown as AnyReader,
      seats,
    });
    expect(run.tempting).not.toBeNull();
    expect(run.offer(run.tempting?.line ?? [])).toBe('wrong');
    expect(run.shown.value.tried?.worth).toBe(puzzle.wrong[0]?.worth);
    expect(run.offer(run.solution)).toBeNull();
    expect(run.shown.value.done).toBe(true);
  }
});

test('there are a dozen or more of several kinds, the easiest first', async () => {
  const puzzles = await puzzlesIn('en');
  expect(puzzles.length).toBeGreaterThanOrEqual(12);
  const stages = puzzles.map(({ difficulty }) => difficulty);
  expect(stages).toEqual([...stages].sort());
  expect(new Set(stages).size).toBeGreaterThanOrEqual(4);
  const phases = puzzles.map(
    ({ position }) => (position as { turn: { phase: string } }).turn.phase,
  );
  expect(new Set(phases).size).toBeGreaterThanOrEqual(4);
  expect(new Set(puzzles.map(({ theme }) => theme.title)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

test('each has the same texts in Korean as in English', async () => {
  const [en, ko] = [await puzzlesIn('en'), await puzzlesIn('ko')];
  expect(ko.map(({ theme, ...same }) => same)).toEqual(en.map(({ theme, ...same }) => same));
  for (const { theme } of ko) expect(theme.title && theme.sentence).toMatch(/[가-힣]/);
});
