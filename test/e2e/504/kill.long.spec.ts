import { rules } from '../../../src/games/504/rules';
import type { State } from '../../../src/games/504/rules/state/state';
import { doneIn } from '../../../src/games/504/view/model/choice';
import { isStepIdle } from '../../../src/games/504/view/pieces/passed-steps';
import { randomFrom } from '../../../src/kit/random';
import type { Action } from '../../../src/kit/rules';
import { Handset } from '../support/handset';
import { keepMatches } from '../support/kept-matches';
import { played, table } from '../support/table';
import { expect, test } from '../support/test';
import { matchesAt, oneOfEach } from './support/kinds';
import { tapActions } from './support/taps';
import { nextTap } from './support/walk';

// A recording would die with the browser.
test.use({ trace: 'off' });

for (const [kind, state] of oneOfEach())
  test(`killed after a decision, the phone comes back with all that it showed: ${kind}`, async ({
    site,
    launchOptions,
  }, info) => {
    const phone = await Handset.start(info.outputPath('profile'), launchOptions);
    await keepMatches(phone.page, matchesAt(new Map([[kind, state]])), site.url);
    const address = `${site.url}#/match/${kind}`;
    await phone.page.goto(address);
    await played(phone.page, 0);
    const actions = nextTap(rules.clone(state), randomFrom('killed'), 30);
    await tapActions(phone.page, state, actions);
    const plies = actions.length + stepsEnded(state, actions);
    // At once, not at rest: what is shown as played has to be on the disk.
    await expect(table(phone.page)).toHaveAttribute('data-plies', String(plies));
    await phone.kill();
    await phone.restart(address);
    await played(phone.page, plies);
    await phone.kill();
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
