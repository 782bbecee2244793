import { expect, type Page } from '@playwright/test';
import { rules } from '../../../src/games/age-of-steam/rules';
import { factsOf } from '../../../src/games/age-of-steam/view/facts';
import { reload } from '../support/database';
import { keepMatches } from '../support/kept-matches';
import { play } from '../support/match';
import { played, ranking } from '../support/table';
import { still as test } from '../support/test';
import { deedsOf, type FreshMatch, freshMatch, stateOf } from './support/match';
import { playByTaps } from './support/taps';

interface WholeMatch extends FreshMatch {
  /** The first turn that is played by taps; left out: all are. */
  readonly fromTurn?: number;
}

/** Plays a match to its end by taps, with a reload in the middle, and expects the ranking of the rules. */
async function playWholeMatch(page: Page, { fromTurn = 1, ...fresh }: WholeMatch): Promise<void> {
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

test('three people play the last of ten turns by taps on one phone, to the ranking', async ({
  page,
}) => {
  await playWholeMatch(page, { id: 'three', seats: 3, seed: 'm3 143', fromTurn: 10 });
});

// The first has every kind of action but one, and two of three go out before its last turn; the others go through all
// ten turns and have every kind of action.
for (const [seats, seed] of [
  [3, 'm3 54'],
  [3, 'm3 143'],
  [3, 'm3 102'],
] as const)
  test(`${seats} people play a whole match by taps, seed ${seed}`, { tag: '@long' }, async ({
    page,
  }) => {
    await playWholeMatch(page, { id: 'long', seats, seed });
  });

// Nobody goes out in this one, and it has every kind of action, a bid that is kept too.
test('six people play a whole match by taps on one phone, to the ranking', {
  tag: '@long',
}, async ({ page }) => {
  await playWholeMatch(page, { id: 'six', seats: 6, seed: 'six 8' });
});
