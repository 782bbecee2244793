import { asked, played, table } from '../../support/game-table';
import { expectNextInSight } from '../../support/in-sight';
import { keepMatches } from '../../support/kept-matches';
import { chooseLetters } from '../../support/letters';
import { expect, test } from '../../support/test';
import { matchesAt, oneOfEach } from './kinds';

/** In every decision of a match, with letters of that size. */
export function checkSight(letters: 'Default' | 'Largest'): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(`whatever is pressed next is in sight or shown to be below, in every decision with ${letters.toLowerCase()} letters`, async ({
    page,
  }) => {
    await chooseLetters(page, letters);
    const kinds = oneOfEach();
    await keepMatches(page, matchesAt(kinds));
    for (const kind of kinds.keys()) {
      await page.goto(`./#/match/${kind}`);
      await played(page, 0);
      await expect(asked(page)).toBeVisible();
      await expectNextInSight(page, kind);
      const lit = page.locator('[data-target]').first();
      if ((await lit.count()) > 0) {
        await lit.dispatchEvent('click');
        await expect(table(page)).toHaveAttribute('data-step', 'hex');
        await expectNextInSight(page, `${kind}: a hex`);
      }
      await page.getByRole('button', { name: 'On the table' }).tap();
      await expect(page.getByRole('dialog', { name: 'On the table' })).toBeVisible();
      await expectNextInSight(page, `${kind}: what is looked up`);
    }
  });
}
