import { axeFindings } from './support/axe';
import { expect, test } from './support/test';

for (const [locale, colorScheme] of [
  ['en-GB', 'light'],
  ['ko-KR', 'dark'],
] as const) {
  test.describe(`${locale}, ${colorScheme}`, () => {
    // Scripts put into the page are what the policy forbids; the PWA tests prove the policy.
    test.use({ locale, colorScheme, bypassCSP: true });

    test('axe finds nothing on a board being made', async ({ page }) => {
      const look = async (where: string) => expect.soft(await axeFindings(page), where).toEqual([]);
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
      await page.locator('.boards__one').waitFor();
      expect.soft(await axeFindings(page)).toEqual([]);
      await page.locator('.boards__one > .button').tap();
      await page.locator('dialog[open] .boards__menu').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
