import { rules } from '../../../src/games/504/rules';
import { randomFrom } from '../../../src/kit/random';
import { people } from '../age-of-steam/support/match';
import { expect, test } from '../support/test';
import { newMatch, open, play, stateOf } from './support/match';
import { played, ranking, table, tapActions } from './support/taps';
import { nextTap } from './support/walk';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { world, rounds } of [
  { world: '685', rounds: 4 },
  { world: '567', rounds: 3 },
  { world: '798', rounds: 4 },
]) {
  test(`two people play a whole match of ${world} by taps on one phone`, async ({ page }) => {
    test.setTimeout(400_000);
    const match = newMatch({ id: `taps-${world}`, world, seats: people(2) });
    const random = randomFrom('by taps');
    await open(page, match);
    while (rules.toAct(stateOf(match)) !== null) {
      const state = rules.clone(stateOf(match));
      await played(page, match.length);
      const actions = nextTap(state, random, rounds);
      await tapActions(page, state, actions);
      play(match, actions);
    }
    await expect(table(page)).toHaveAttribute('data-plies', String(match.length));
    await expect(ranking(page)).toBeVisible();
    const { scores } = rules.standing(stateOf(match));
    for (const score of scores) await expect(ranking(page)).toContainText(`${score} point`);
  });
}
