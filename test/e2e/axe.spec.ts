import { axeFindings } from './support/axe';
import { recorded } from './support/table';
import { expect, test } from './support/test';

for (const [language, colorScheme] of [
  ['en-GB', 'light'],
  ['ko-KR', 'dark'],
  ['en-GB', 'dark'],
  ['ko-KR', 'light'],
] as const) {
  test.describe(`${language}, ${colorScheme}`, () => {
    // Scripts put into the page are what the policy forbids; the PWA tests prove the policy.
    test.use({ locale: language, colorScheme, bypassCSP: true });

    test('axe finds nothing on any screen', async ({ page }) => {
      const look = async (where: string) => expect.soft(await axeFindings(page), where).toEqual([]);
      await page.goto('./');
      await page.locator('.home__ways').waitFor();
      await look('home, empty');
      await page.goto('./#/new');
      await page.locator('.seats__row').first().waitFor();
      await look('new match');
      await page.locator('.set-up__start button').click();
      await page.locator('.mx-card').first().waitFor();
      await look('table');
      await page.locator('.table__head button').last().click();
      await page.locator('dialog[open] .table__menu').waitFor();
      await look('menu');
      const match = page.url();
      await page.goto(`${match}/replay`);
      await page.locator('.scrubber').waitFor();
      await look('replay');
      for (const screen of ['settings', 'about', 'nowhere']) {
        await page.goto(`./#/${screen}`);
        await page.locator('.screen__body').waitFor();
        await page.waitForTimeout(300);
        await look(screen);
      }
    });

    test('axe finds nothing on a finished match', async ({ page }) => {
      await page.goto('./#/matches');
      const chosen = page.waitForEvent('filechooser');
      await page.locator('.section button').nth(1).click();
      await (await chosen).setFiles(recorded('usa-3-careful'));
      await page.locator('.matches__open').click();
      await page.locator('dialog[open]').waitFor();
      await page.waitForTimeout(300);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
