import { describe, expect, test } from 'vitest';
import { LessonRun } from '../../../src/app/learn/lesson-run';
import { seatsFor } from '../../../src/app/learn/trial';
import { catalogue } from '../../../src/games/catalogue';
import type { Lesson } from '../../../src/kit/lesson';

const [game] = catalogue;
if (!game?.lessons) throw new Error('the first game has lessons');
const [rules, reader, lessons] = await Promise.all([
  game.rules(),
  game.reader(),
  game.lessons('en'),
]);

const runOf = (lesson: Lesson, at = 0) =>
  new LessonRun(
    {
      game: 'mini-express',
      lesson,
      rules,
      reader,
      seats: seatsFor(['You', 'Iris', 'Otto'], lesson.seats, 'person'),
    },
    at,
  );

/** What the learner should do now, as a number. */
function wanted(run: LessonRun): number | null {
  const { timeline } = run.shown.value;
  if (run.step?.goal.goal !== 'play') return null;
  const action = rules.action.read(run.step.goal.action, timeline.state);
  return typeof action === 'number' ? action : null;
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('is done step by step, and resumes at the same position wherever it is left', () => {
    const run = runOf(lesson);
    for (const [at, step] of lesson.steps.entries()) {
      expect(run.shown.value.at).toBe(at);
      const again = runOf(lesson, at).shown.value.timeline;
      const { timeline } = run.shown.value;
      expect(rules.position.write(again.state)).toEqual(rules.position.write(timeline.state));
      const action = wanted(run);
      if (action !== null) expect(run.offer([action]), step.id).toBeNull();
      if (step.goal.goal === 'look') run.look(step.goal.at);
      expect(run.shown.value.done).toBe(step.goal.goal !== 'read');
      run.next();
    }
    expect(run.step).toBeNull();
  });
});

test('another legal action is not played, and the rules refuse illegal ones', () => {
  const [first] = lessons;
  if (!first) throw new Error('no lesson');
  const run = runOf(
    first,
    first.steps.findIndex(({ id }) => id === 'second'),
  );
  const { timeline } = run.shown.value;
  const before = timeline.length;
  const read = (company: string) => rules.action.read({ do: 'draft', company }, timeline.state);
  expect(run.offer([Number(read('gray'))])).toBe('astray');
  expect(run.offer([Number(read('brown'))])).toMatchObject({ because: 'same-company' });
  expect(timeline.length).toBe(before);
});
