import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/504/rules';
import { doneIn } from '../../../../src/games/504/view/choice';
import { isStepIdle } from '../../../../src/games/504/view/passing';
import { randomFrom } from '../../../../src/kit/random';
import { people } from '../../age-of-steam/support/match';
import { played, ranking, table } from '../../support/game-table';
import { expect } from '../../support/test';
import { newMatch, open, play, stateOf } from './match';
import { tapActions } from './taps';
import { nextTap } from './walk';

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
