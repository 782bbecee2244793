import { describe, expect, test } from 'vitest';
import { fitsLine, stepsIn, writeLine } from '../../../src/kit/line';
import { LANGUAGES } from '../../../src/kit/words';
import { games } from './games';
import { runOf, stateOf, tap, wanted } from './lesson-walk';
import { expectSentence } from './sentence';
import { legalIn } from './states';

const taught = await Promise.all(
  games.map(async (game) => {
    const [en, ko] = await Promise.all(
      LANGUAGES.map(async (language) => (await game.entry.lessons?.(language)) ?? []),
    );
    return (en ?? []).map((lesson, at) => ({
      name: `${game.id}, ${lesson.id}`,
      game,
      lesson,
      told: { en: lesson, ko: ko?.[at] },
    }));
  }),
);

test('every game has a lesson', () => {
  expect(taught.filter((lessons) => lessons.length === 0)).toEqual([]);
});

describe.each(taught.flat())('$name', ({ game, lesson, told }) => {
  const { rules, subject } = game;

  test('can be finished: each goal is legal in its position, on the learner’s turn', () => {
    const run = runOf(game, lesson);
    for (const [at, step] of lesson.steps.entries()) {
      expect(run.shown.value.at).toBe(at);
      if (step.goal.goal !== 'read') expect(rules.toAct(stateOf(run)), step.id).toBe(0);
      if (step.goal.goal === 'play')
        expect(fitsLine(stepsIn(step.goal.action), step.goal.like)).toBe(true);
      const actions = wanted(game, run);
      if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
      if (step.goal.goal === 'look') run.look(step.goal.at);
      expect(run.shown.value.done, step.id).toBe(step.goal.goal !== 'read');
      run.next();
    }
    expect(run.step).toBeNull();
  });

  test('resumes at the same position wherever it is left', () => {
    const run = runOf(game, lesson);
    for (const at of lesson.steps.keys()) {
      const resumed = runOf(game, lesson, at);
      expect(rules.position.write(stateOf(resumed))).toEqual(rules.position.write(stateOf(run)));
      run.next();
    }
  });

  test('any other action is told to be one, never played', () => {
    const run = runOf(game, lesson);
    let astray = 0;
    for (; run.step; run.next()) {
      const { goal } = run.step;
      if (goal.goal !== 'play') continue;
      const { timeline } = run.shown.value;
      const { length } = timeline;
      for (const action of legalIn(rules, stateOf(run))) {
        const line = tap(game, stateOf(run), [action]);
        if (fitsLine(writeLine(rules, timeline.state, line), goal.like)) continue;
        expect(['astray', 'elsewhere'], `${run.step.id} ${action}`).toContain(run.offer(line));
        astray++;
      }
      expect(timeline.length).toBe(length);
    }
    expect(astray).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('says everything in %s, and leaves room for the table', (language) => {
    const { steps = [], title = '', sentence = '' } = told[language] ?? {};
    expect(steps.map(({ id }) => id)).toEqual(lesson.steps.map(({ id }) => id));
    for (const text of [title, sentence]) expectSentence(text, language);
    // Where there is only something to read, nothing is done and nobody goes astray.
    for (const { goal, say, other = '', done } of steps)
      for (const text of goal.goal === 'read' ? [say] : [say, other, done]) {
        expectSentence(text, language);
        expect(text.length, text).toBeLessThanOrEqual(subject.lessons.letters[language]);
      }
  });
});
