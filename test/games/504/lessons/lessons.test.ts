import { expect, test } from 'vitest';
import { stepsIn } from '../../../../src/kit/line';
import { ids, runOf } from '../support/lesson-runs';

test.each(ids)(
  '%s: a player who opens something else is told so, and one who follows the lesson is not',
  (id) => {
    const run = runOf(id);
    for (; run.step; run.next()) {
      const { goal } = run.step;
      if (goal.goal === 'read') continue;
      const [asked = {}] = goal.goal === 'look' ? [goal.at] : stepsIn(goal.like);
      run.look({ do: 'elsewhere' });
      expect(run.shown.value.astray, run.step.id).toBe(true);
      run.look({ do: null, hex: null });
      expect(run.shown.value.astray, run.step.id).toBe(false);
      run.look(asked);
      expect(run.shown.value.astray, run.step.id).toBe(false);
    }
  },
);
