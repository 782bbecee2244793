import { expect, test } from 'vitest';
import { PuzzleRun } from '../../../src/app/puzzles/puzzle-run';
import type { Puzzle } from '../../../src/kit/puzzle';
import { people } from '../../tiny-game/header';
import { begin, reader, rules, STOP, TAKE } from '../../tiny-game/steps';

const puzzle: Puzzle = {
  id: 'line',
  difficulty: 2,
  worth: 0.8,
  certain: false,
  seats: 2,
  options: {},
  position: rules.position.write(begin({ seats: people(2) }).state),
  theme: { title: 'Peas', sentence: 'Take them.' },
  right: [[{ do: TAKE }, { do: TAKE }, { do: STOP }]],
  wrong: [{ like: [{ do: TAKE }, { do: STOP }], worth: 0.3 }],
};
const runOf = (other: Partial<Puzzle> = {}) =>
  new PuzzleRun({
    game: 'peas',
    puzzle: { ...puzzle, ...other },
    rules,
    reader,
    seats: people(2),
  });

test('an answer of several actions is given by one tap', () => {
  const run = runOf();
  expect(run.solution).toEqual([TAKE, TAKE, STOP]);
  expect(run.offer([TAKE, TAKE, STOP])).toBeNull();
  expect(run.shown.value.done).toBe(true);
});

test('or step by step: a part of the answer is played, anything else is not', () => {
  const run = runOf();
  expect(run.offer([TAKE])).toBeNull();
  expect(run.shown.value).toMatchObject({ done: false, tried: null });
  expect(run.offer([STOP])).toBe('wrong');
  expect(run.shown.value.tried).toEqual({ line: [TAKE, STOP], worth: 0.3 });
  expect(run.offer([TAKE])).toBeNull();
  expect(run.offer([STOP])).toBeNull();
  expect(run.shown.value.done).toBe(true);
  run.again();
  expect(run.shown.value.timeline.length).toBe(0);
});

test('a single action is still an answer', () => {
  const run = runOf({ right: [{ do: STOP }], wrong: [] });
  expect(run.offer([TAKE])).toBe('wrong');
  expect(run.offer([STOP])).toBeNull();
  expect(run.shown.value.done).toBe(true);
});
