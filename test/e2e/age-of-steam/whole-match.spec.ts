import { rules } from '../../../src/games/age-of-steam/rules';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';
import { bringInMatches, deedsOf, freshMatch, stateOf } from './support/match';
import { playByTaps, played, ranking } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A match of this seed has every kind of action but one, and two of three go out before the last turn.
const SEED = 'm3 54';

test('three people play a whole match by taps on one phone, to the ranking', async ({ page }) => {
  const match = freshMatch({ id: 'three', seats: 3, seed: SEED });
  const deeds = deedsOf(stateOf(match), SEED);
  await bringInMatches(page, [match]);
  await page.goto('./#/match/three');
  let plies = 0;
  await played(page, plies);
  const reloaded = Math.floor(deeds.length / 2);
  for (const [at, deed] of deeds.entries()) {
    if (at === reloaded) {
      await reload(page);
      await played(page, plies);
    }
    await playByTaps(page, deed, plies);
    plies += deed.actions.length;
  }
  await expect(ranking(page)).toBeVisible();
  const last = deeds.at(-1);
  if (!last) throw new Error('a match without actions');
  const end = rules.clone(last.before);
  for (const action of last.actions) rules.play(end, action);
  const { places, scores, ranking: order } = rules.standing(end);
  const listed = (order ?? []).map((seat) => `${places?.[seat]} ${scores[seat]} points`);
  const rows = ranking(page).locator('.aos-standing__head');
  for (const [row, told] of listed.entries()) {
    const [place = '', points = ''] = told.split(/ (.*)/);
    await expect(rows.nth(row)).toContainText(place);
    await expect(rows.nth(row)).toContainText(points);
  }
  await expect(ranking(page)).toContainText('Out in turn');
});
