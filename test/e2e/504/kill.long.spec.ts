import { rules } from '../../../src/games/504/rules';
import type { State } from '../../../src/games/504/rules/state/state';
import { doneIn } from '../../../src/games/504/view/model/choice';
import { isStepIdle } from '../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import { testKill } from '../support/killed';
import { test } from '../support/test';
import { matchAt, oneOfEach } from './support/kinds';
import { tapActions } from './support/taps';
import { nextTap } from './support/walk';

// A recording would die with the browser.
test.use({ trace: 'off' });

for (const [kind, state] of oneOfEach())
  testKill(kind, matchAt(kind, state), async (page) => {
    const actions = nextTap(rules.clone(state), randomFrom('killed'), 30);
    await tapActions(page, state, actions);
    return actions.length + stepsEnded(state, actions);
  });

/** How many steps the table itself ends after these actions, since nothing can be done in them. */
function stepsEnded(before: State, actions: readonly Action[]): number {
  let state = playedOn(before, actions);
  let ended = 0;
  for (; rules.toAct(state) !== null && isStepIdle(state); ended++) {
    const done = doneIn(state);
    if (done === null) break;
    state = playedOn(state, [done]);
  }
  return ended;
}

/** In a state of its own: what is known of a position is kept with its state. */
function playedOn(before: State, actions: readonly Action[]): State {
  const state = rules.clone(before);
  for (const action of actions) rules.play(state, action);
  return state;
}
