import { expect, test } from 'vitest';
import { nextUnsolved } from '../../../src/app/puzzles/marks';
import { PuzzleRun, solverOf } from '../../../src/app/puzzles/puzzle-run';
import { unlike } from '../../../src/app/puzzles/unlike';
import { SEAT_COLORS } from '../../../src/kit/header';
import type { Puzzle } from '../../../src/kit/puzzle';
import { reader, rules } from '../../tiny-game/rules';

const puzzle: Puzzle = {
  id: 'one',
  difficulty: 1,
  worth: 0.9,
  certain: false,
  seats: 2,
  options: { heap: 'small', die: false },
  position: { options: { heap: 'small', die: false }, heap: 2, taken: [2, 2], next: 1 },
  theme: { title: 'Beans', sentence: 'Count them.' },
  right: [{ take: 2 }],
  wrong: [{ like: { take: 1 }, worth: 0.3 }],
};

const seats = SEAT_COLORS.slice(0, 2).map(
  (colour) => ({ name: colour, colour, player: { kind: 'person' } }) as const,
);
const parts = { game: 'beans', puzzle, rules, reader, seats };

test('a wrong answer is not played, and a known one has its loss at once', () => {
  const run = new PuzzleRun(parts);
  expect(solverOf(parts)).toBe(1);
  expect(run.offer([1])).toBe('wrong');
  expect(run.shown.value.tried).toEqual({ line: [1], worth: 0.3 });
  expect(run.shown.value.timeline.length).toBe(0);
  expect(run.offer([7])).toMatchObject({ because: 'not-1-to-3' });
});

test('another one has its loss after a search, and is never better than the best', () => {
  const run = new PuzzleRun({ ...parts, puzzle: { ...puzzle, wrong: [] } });
  run.offer([1]);
  expect(run.shown.value.tried?.worth).toBeNull();
  run.learn([2], 0.2);
  expect(run.shown.value.tried?.worth).toBeNull();
  run.learn([1], 0.95);
  expect(run.shown.value.tried?.worth).toBe(0.9);
});

test('the best answer is played, and the position can be restored', () => {
  const run = new PuzzleRun(parts);
  expect(run.offer(run.solution)).toBeNull();
  expect(run.shown.value).toMatchObject({ done: true, tried: null });
  expect(rules.position.write(run.start)).toEqual(puzzle.position);
  run.again();
  expect(run.shown.value.done).toBe(false);
  expect(run.shown.value.timeline.length).toBe(0);
});

test('the next puzzle is an unsolved one, continuing from the first after the last', () => {
  const all = ['a', 'b', 'c'].map((id) => ({ ...puzzle, id }));
  const marks = { 'beans b': 'solved', 'beans c': 'seen' } as const;
  const solved = { ...marks, 'beans a': 'solved', 'beans c': 'solved' } as const;
  expect(nextUnsolved('beans', all, marks, 'a')?.id).toBe('c');
  expect(nextUnsolved('beans', all, marks, 'c')?.id).toBe('a');
  expect(nextUnsolved('beans', all, solved, null)).toBeNull();
});

test('effects that two moves share explain no difference between them', () => {
  expect(unlike(['a', 'b'], ['b', 'c'])).toEqual([['a'], ['c']]);
  expect(unlike(['b'], ['b', 'c'])).toEqual([['b'], ['c']]);
});
