import { rules } from '../../../src/games/age-of-steam/rules';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';
import { bringInMatches, deedsOf } from './support/match';
import { lookAtPhases, MOMENTS, openedAt } from './support/phases';
import { playByTaps, played, table } from './support/taps';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every phase with six seats on a small phone', async ({ page }) => {
  await lookAtPhases(page, 'en');
});

test('whoever comes back finds every phase as it was, with what was played last', async ({
  page,
}) => {
  const moments = MOMENTS.filter(({ open }) => open === undefined);
  const matches = moments.map(openedAt);
  await bringInMatches(
    page,
    matches.map(({ match }) => match),
  );
  for (const { match, state } of matches) {
    await page.goto(`./#/match/${match.header.id}`);
    const [deed] = deedsOf(state, match.header.id, (now) => rules.turn(now) > rules.turn(state));
    if (!deed) throw new Error('nothing to play');
    // What has been taken back before is no longer counted.
    const before = Number(await table(page).getAttribute('data-plies'));
    await playByTaps(page, deed, before);
    const strip = await page.locator('.aos-strip').innerText();
    await reload(page);
    await played(page, before + deed.actions.length);
    expect(await page.locator('.aos-strip').innerText()).toBe(strip);
  }
});
