import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { chosenActions } from '../../../../src/games/504/view/model/choice';
import { givenIn } from '../../../../src/games/504/view/model/given';
import { stepsIn } from '../../../../src/kit/line';
import { stateOf } from '../../contract/lesson-walk';
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

test.each(ids)('%s: the table suggests no other hex to explore than the lesson', (id) => {
  const run = runOf(id);
  for (; run.step; run.next()) {
    const { goal } = run.step;
    const state = rules.clone(stateOf(run) as State);
    const given = givenIn(state);
    const [asked = {}] = goal.goal === 'play' ? stepsIn(goal.like) : [];
    const [action] = given ? chosenActions(state, given) : [];
    if (asked.do === 'explore' && action !== undefined)
      expect(rules.action.write(action, state)).toEqual(asked);
  }
});
