import { expectNoFindings } from './support/axe';
import { expectFocusInSight } from './support/focus';
import { openAt } from './support/mini-express';
import { fromPosition } from './support/modes';
import { recorded } from './support/table';
import { test } from './support/test';

for (const locale of ['en-GB', 'ko-KR']) {
  test.describe(locale, () => {
    // Scripts put into the page are what the policy forbids; the PWA tests prove the policy.
    test.use({ locale, bypassCSP: true });

    test('axe finds nothing on any screen, and in New match nothing covers what has the focus', async ({
      page,
    }) => {
      const look = (where: string) => expectNoFindings(page, where);
      await page.goto('./');
      await page.locator('.home__ways').waitFor();
      await look('home, empty');
      await page.goto('./#/new');
      await page.locator('.seats__row').first().waitFor();
      await look('new match');
      await expectFocusInSight(page);
      // On a low screen its foot would cover a row.
      await page.setViewportSize({ width: 640, height: 360 });
      await expectFocusInSight(page);
      await page.setViewportSize({ width: 360, height: 640 });
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
      for (const [screen, there] of [
        ['settings', '.section'],
        ['about', 'a[href$="licences.txt"]'],
        ['nowhere', '.screen__body:not(:has(.section))'],
      ] as const) {
        await page.goto(`./#/${screen}`);
        await page.locator(there).first().waitFor();
        await look(screen);
      }
    });

    test('axe finds nothing on a finished match', async ({ page }) => {
      await page.goto('./#/matches');
      const chosen = page.waitForEvent('filechooser');
      await page.locator('.section button').nth(1).click();
      await (await chosen).setFiles(recorded('usa-3-careful'));
      await page.locator('.card-list__open').click();
      await page.locator('dialog[open]').waitFor();
      await page.locator('.mx-standing').waitFor();
      await expectNoFindings(page, 'ranking');
    });
  });
}

test.describe('a preview that is longer than a phone on its side is high', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing on it', async ({ page }) => {
    await openAt(page, 'europe-4-careful', fromPosition(32));
    await page.locator('.mx-card:not([data-idle])').first().click();
    await page.locator('.mx-target').last().click();
    await page.locator('.mx-preview').waitFor();
    await expectNoFindings(page, 'preview');
  });
});
