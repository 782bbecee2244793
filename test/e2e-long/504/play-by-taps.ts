import type { Page } from '@playwright/test';
import { rules } from '../../../src/games/504/rules';
import { doneIn } from '../../../src/games/504/view/choice';
import { isStepIdle } from '../../../src/games/504/view/passing';
import { randomFrom } from '../../../src/kit/random';
import { newMatch, open, play, stateOf } from '../../e2e/504/support/match';
import { played, ranking, table, tapActions } from '../../e2e/504/support/taps';
import { nextTap } from '../../e2e/504/support/walk';
import { people } from '../../e2e/age-of-steam/support/match';
import { expect } from '../../e2e/support/test';

/** Two people play a match by taps: they build for some rounds, then let it come to its end. */
export async function playByTaps(page: Page, world: string, rounds: number): Promise<void> {
  const match = newMatch({ id: `taps-${world}`, world, seats: people(2) });
  const random = randomFrom('by taps');
  await open(page, match);
  while (rules.toAct(stateOf(match)) !== null) {
    const state = rules.clone(stateOf(match));
    const done = doneIn(state);
    // The table itself ends a step in which there is nothing to do.
    if (done !== null && isStepIdle(state)) {
      play(match, [done]);
      continue;
    }
    await played(page, match.length);
    const actions = nextTap(state, random, rounds);
    await tapActions(page, state, actions);
    play(match, actions);
  }
  await expect(table(page)).toHaveAttribute('data-plies', String(match.length));
  await expect(ranking(page)).toBeVisible();
  const { scores } = rules.standing(stateOf(match));
  for (const score of scores)
    await expect(ranking(page)).toContainText(new RegExp(`\\$${score}\\D|(?<!\\d)${score} point`));
}
