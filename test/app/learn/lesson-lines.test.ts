import { expect, test } from 'vitest';
import { LessonRun } from '../../../src/app/learn/lesson-run';
import type { Lesson } from '../../../src/kit/lesson';
import { people } from '../../tiny-game/header';
import { begin, reader, rules, STOP, TAKE } from '../../tiny-game/steps';

const position = rules.position.write(begin({ seats: people(2) }).state);
const said = { replies: [{ do: STOP }], inView: [], scores: false, say: '', other: '', done: '' };
const line = [{ do: TAKE }, { do: STOP }];
const lesson: Lesson = {
  id: 'steps',
  title: 'Steps',
  sentence: 'Take and stop.',
  options: {},
  seats: 2,
  steps: [
    { ...said, id: 'one', start: position, goal: { goal: 'play', action: line, like: line } },
    { ...said, id: 'two', goal: { goal: 'play', action: { do: STOP }, like: { do: STOP } } },
  ],
};
const runOf = () => new LessonRun({ game: 'peas', lesson, rules, reader, seats: people(2) }, 0);

test('a step asks for several actions, which one tap plays and one undo undoes', () => {
  const run = runOf();
  expect(run.offer([TAKE])).toBe('astray');
  expect(run.offer([TAKE, TAKE, STOP])).toBe('astray');
  expect(run.offer([STOP])).toBe('elsewhere');
  expect(run.offer([TAKE, STOP])).toBeNull();
  const { timeline, done } = run.shown.value;
  expect(done).toBe(true);
  expect(timeline.step('undo')?.plies).toBe(2);
});

test('a skipped step is played completely, and the next one continues from there', () => {
  const run = runOf();
  run.next();
  expect(run.shown.value.timeline.line().map(({ action }) => action)).toEqual([TAKE, STOP, STOP]);
  expect(run.offer([STOP])).toBeNull();
});
