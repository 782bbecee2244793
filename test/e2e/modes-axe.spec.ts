import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe';
import { bringIn, recorded } from './support/table';
import { expect, test } from './support/test';

for (const locale of ['en-GB', 'ko-KR']) {
  test.describe(locale, () => {
    // Scripts put into the page are what the policy forbids; the PWA tests prove the policy.
    test.use({
      locale,
      bypassCSP: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('axe finds nothing on what the modes add', async ({ page }) => {
      const look = (where: string) => expectNoFindings(page, where);
      await page.goto('./#/new');
      await chooseSolo(page);
      await look('new match, solo');
      await page.locator('.set-up__start button').tap();
      await pickShares(page);
      await look('the automa’s turn');
      await page.locator('.mx-turn__foot .button').tap();
      await page.getByRole('tab').last().tap();
      await page.locator('.mx-bag').waitFor();
      await look('bag');
      await page.getByRole('tab').nth(2).tap();
      await look('log');
      await page.goto('./#/rulings/mini-express');
      await page.locator('.rulings > li').first().waitFor();
      await look('rulings');
    });
  });
}

async function chooseSolo(page: Page): Promise<void> {
  await page.locator('.segmented').first().getByRole('radio').nth(1).check();
  await expect(page.locator('.seats__row')).toHaveCount(2);
}

async function pickShares(page: Page): Promise<void> {
  for (const company of [0, 2]) {
    await page.locator('.mx-card').nth(company).tap();
    await page.locator('.mx-turn__body > .button').first().tap();
    await page.locator('.mx-turn__foot .button').last().tap();
    await expect(page.locator('.mx-turn__body > .button')).toHaveCount(0);
  }
  await page.locator('.mx-automa').waitFor();
}

test.describe('a finished match', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing on a ranking with the automa in it', async ({ page }) => {
    await bringIn(page, recorded('solo-hard-en'));
    await page.locator('.card-list__open').tap();
    await page.locator('dialog[open] .mx-standing').waitFor();
    await expectNoFindings(page, 'ranking with the automa');
  });
});
