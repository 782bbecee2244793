import { expect, test } from 'vitest';
import { LessonRun } from '../../../src/app/learn/lesson-run';
import { seatsFor } from '../../../src/app/learn/seats';
import { stepsIn } from '../../../src/kit/line';
import type { AnyRules } from '../../../src/kit/rules';
import { lessonsIn } from '../../depot/lessons';
import { rules as depot } from '../../depot/rules';
import { reader } from '../../depot/rules/reader';

// The app holds the rules of any game as those of states of no kind in particular.
const rules = depot as unknown as AnyRules;

test.each(['en', 'ko'] as const)('the lesson can be done as it says, in %s', async (language) => {
  const [lesson] = await lessonsIn(language);
  if (!lesson) throw new Error('no lesson');
  const seats = seatsFor(['You', 'Ada', 'Ben'], lesson.seats, 'person');
  const run = new LessonRun({ game: 'depot', lesson, rules, reader, seats }, 0);
  for (const { goal, say } of lesson.steps) {
    expect(say).not.toBe('');
    if (goal.goal === 'look') run.look(goal.at);
    if (goal.goal === 'play') {
      const { state } = run.shown.value.timeline;
      const actions = stepsIn(goal.action).map((one) => rules.action.read(one, state));
      expect(run.offer(actions as number[])).toBeNull();
    }
    expect(run.shown.value.done).toBe(goal.goal !== 'read');
    run.next();
  }
  // What it says has come true: a dividend, and an order that will count.
  expect(rules.standing(run.shown.value.timeline.state, [0]).scores[0]).toBe(6 - 1 + 1 + 4);
});
