import { expect, type Page } from '@playwright/test';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reload } from '../../support/reload';
import { bringInMatches, deedsOf, type FreshMatch, freshMatch, stateOf } from './match';
import { playByTaps, played, ranking } from './taps';

/** Plays a match from its beginning by taps, with a reload in the middle, and expects the ranking of the rules. */
export async function playWholeMatch(page: Page, fresh: FreshMatch): Promise<void> {
  const match = freshMatch(fresh);
  const deeds = deedsOf(stateOf(match), fresh.seed);
  await bringInMatches(page, [match]);
  await page.goto(`./#/match/${fresh.id}`);
  let plies = 0;
  await played(page, plies);
  const reloaded = Math.floor(deeds.length / 2);
  const end = rules.clone(stateOf(match));
  for (const [at, deed] of deeds.entries()) {
    if (at === reloaded) {
      await reload(page);
      await played(page, plies);
    }
    await playByTaps(page, deed, plies);
    for (const action of deed.actions) rules.play(end, action);
    plies += deed.actions.length;
  }
  await expect(ranking(page)).toBeVisible();
  const { places, scores, ranking: order } = rules.standing(end);
  const rows = ranking(page).locator('.aos-standing__head');
  for (const [row, seat] of (order ?? []).entries()) {
    await expect(rows.nth(row).locator('.aos-standing__rank')).toHaveText(`${places?.[seat]}`);
    const points = `${scores[seat]} ${scores[seat] === 1 ? 'point' : 'points'}`.replace('-', '−');
    await expect(rows.nth(row)).toContainText(points);
  }
}
