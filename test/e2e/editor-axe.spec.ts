import { expectNoFindings } from './support/axe';
import { test } from './support/test';

for (const locale of ['en-GB', 'ko-KR']) {
  test.describe(locale, () => {
    // Scripts put into the page are what the policy forbids; the PWA tests prove the policy.
    test.use({ locale, bypassCSP: true });

    test('axe finds nothing on a board being made', async ({ page }) => {
      // Sixteen looks at a few hundred hexes and fields.
      test.slow();
      const look = (where: string) => expectNoFindings(page, where);
      await page.goto('./#/boards');
      await page.getByRole('button', { name: /^(USA|미국)$/ }).tap();
      const tools = page.locator('.mx-palette__tool');
      await tools.last().tap();
      await page.locator('[data-hex="15,9"]').tap();
      await tools.first().tap();
      await page.locator('[data-hex="5,7"]').tap();
      await look('a city');
      await tools.nth(3).tap();
      await look('where a company starts');
      await tools.nth(5).tap();
      await page.locator('[data-hex="12,0"]').tap();
      await look('a name on the water');
      for (const tab of [1, 2, 3, 4]) {
        await page.getByRole('tab').nth(tab).tap();
        await look(`tab ${tab}`);
      }
    });

    test('axe finds nothing on the list of boards', async ({ page }) => {
      await page.goto('./#/boards');
      await page.getByRole('button', { name: /^(USA|미국)$/ }).tap();
      await page.locator('.mx-palette').waitFor();
      await page.goto('./#/boards');
      await page.locator('.card-list__one').waitFor();
      await expectNoFindings(page, 'boards');
      await page.locator('.card-list__one > .button').tap();
      await page.locator('dialog[open] .boards__menu').waitFor();
      await expectNoFindings(page, 'menu of a board');
    });
  });
}
