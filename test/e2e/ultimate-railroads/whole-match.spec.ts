import { rules } from '../../../src/games/ultimate-railroads/rules';
import { withForced } from '../../../src/games/ultimate-railroads/view/forced';
import { randomFrom } from '../../../src/kit/random';
import { builder } from '../../games/ultimate-railroads/support/walk';
import { people } from '../age-of-steam/support/match';
import { written } from '../support/reload';
import { expect, test } from '../support/test';
import { newMatch, open, play, stateOf } from './support/match';
import { played, ranking, table, tapAction } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people play a whole match by taps on one phone, from the starting cards to the ranking', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const plan = { id: 'two', seats: people(2), seed: 'two' };
  const match = newMatch(plan);
  const random = randomFrom('by taps');
  await open(page, match);
  let reloaded = false;
  while (rules.toAct(stateOf(match)) !== null) {
    const state = rules.clone(stateOf(match));
    await played(page, match.length);
    if (!reloaded && match.length > 60) {
      await written(page);
      await page.reload();
      await played(page, match.length);
      reloaded = true;
    }
    const action = builder(state, random);
    await tapAction(page, state, action);
    play(match, ...withForced(state, [action]));
  }
  await played(page, match.length);
  await expect(ranking(page)).toBeVisible();
  await expect(table(page)).toHaveAttribute('data-plies', String(match.length));
  const { scores } = rules.standing(stateOf(match));
  for (const score of scores) await expect(ranking(page)).toContainText(`${score} point`);
});
