import { beforeEach, expect, test } from 'vitest';
import { PuzzleRun } from '../../../src/app/puzzles/puzzle-run';
import { rules } from '../../../src/games/age-of-steam/rules';
import { reader } from '../../../src/games/age-of-steam/rules/reader';
import type { JsonObject } from '../../../src/kit/json';
import type { Puzzle } from '../../../src/kit/puzzle';
import type { AnyReader } from '../../../src/kit/reader';
import type { AnyRules } from '../../../src/kit/rules';
import { building, write } from '../../games/age-of-steam/support/positions';
import { people } from '../../tiny-game/header';

const build = (hex: string, ...track: readonly string[]) => ({ do: 'build', hex, track });
const chicago = build('7,9', '0-3');
const desMoines = build('2,12', '0-3');
const elsewhere = build('1,7', '0-3');
const done = { do: 'done' };

const puzzle: Puzzle = {
  id: 'steps',
  difficulty: 2,
  worth: 0.8,
  certain: false,
  seats: 3,
  options: { board: 'rust-belt' },
  position: write(building({})) as unknown as JsonObject,
  theme: { title: 'Two tiles', sentence: 'Find both.' },
  right: [[chicago, desMoines, done]],
  wrong: [{ like: [elsewhere, chicago, done], worth: 0.4 }],
};

let run: PuzzleRun;
beforeEach(() => {
  run = new PuzzleRun({
    game: 'age-of-steam',
    puzzle,
    rules: rules as unknown as AnyRules,
    reader: reader as unknown as AnyReader,
    seats: people(3),
  });
});

/** Offers an action in its written form. */
function offer(...written: readonly JsonObject[]): unknown {
  const { state } = run.shown.value.timeline;
  const now = rules.clone(state as Parameters<typeof rules.clone>[0]);
  const actions = written.map((one) => {
    const action = rules.action.read(one, now);
    if (typeof action !== 'number') throw new Error(JSON.stringify(action));
    rules.play(now, action);
    return action;
  });
  return run.offer(actions);
}

test.each([
  ['as the solution has them', [chicago, desMoines]],
  ['in the other order', [desMoines, chicago]],
])('the steps of an answer count %s', (_, tiles) => {
  for (const tile of tiles) expect(offer(tile)).toBeNull();
  expect(run.shown.value.done).toBe(false);
  expect(offer(done)).toBeNull();
  expect(run.shown.value.done).toBe(true);
});

test('a step that leads to no answer is not played, and neither is an end too early', () => {
  expect(offer(desMoines)).toBeNull();
  expect(offer(elsewhere)).toBe('wrong');
  expect(offer(done)).toBe('wrong');
  expect(run.shown.value.timeline.line()).toHaveLength(1);
});

test('a wrong answer in another order has its loss at once', () => {
  expect(offer(chicago, elsewhere, done)).toBe('wrong');
  expect(run.shown.value.tried?.worth).toBe(0.4);
});

test('undo takes back a step at a time, or the whole answer in progress', () => {
  expect(run.canUndo).toBe(false);
  run.undo('step');
  offer(chicago);
  offer(desMoines);
  run.undo('step');
  expect(run.shown.value.timeline.line()).toHaveLength(1);
  expect(offer(desMoines)).toBeNull();
  run.undo('turn');
  expect(run.shown.value.timeline.line()).toHaveLength(0);
  expect(run.canUndo).toBe(false);
  for (const step of [desMoines, chicago, done]) expect(offer(step)).toBeNull();
  expect(run.canUndo).toBe(false);
});
