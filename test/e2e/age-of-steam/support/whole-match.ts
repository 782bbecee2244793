import { expect, type Page } from '@playwright/test';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { factsOf } from '../../../../src/games/age-of-steam/view/facts';
import { reload } from '../../support/database';
import { keepMatches } from '../../support/kept-matches';
import { play } from '../../support/match';
import { played, ranking } from '../../support/table';
import { deedsOf, type FreshMatch, freshMatch, stateOf } from './match';
import { playByTaps } from './taps';

interface WholeMatch extends FreshMatch {
  /** The first turn that is played by taps; left out: all are. */
  readonly fromTurn?: number;
}

/** Plays a match to its end by taps, with a reload in the middle, and expects the ranking of the rules. */
export async function playWholeMatch(
  page: Page,
  { fromTurn = 1, ...fresh }: WholeMatch,
): Promise<void> {
  const match = freshMatch(fresh);
  const all = deedsOf(stateOf(match), fresh.seed);
  const deeds = all.filter(({ before }) => factsOf(before).turn >= fromTurn);
  for (const { actions } of all.slice(0, all.length - deeds.length)) play(match, ...actions);
  await keepMatches(page, [match]);
  await page.goto(`./#/match/${fresh.id}`);
  let plies = match.length;
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
  const rows = ranking(page).locator('.standing-list__head');
  for (const [row, seat] of (order ?? []).entries()) {
    await expect(rows.nth(row).locator('.standing-list__rank')).toHaveText(`${places?.[seat]}`);
    const points =
      `${scores[seat]} ${Math.abs(scores[seat] ?? 0) === 1 ? 'point' : 'points'}`.replace('-', '−');
    await expect(rows.nth(row)).toContainText(points);
  }
}
