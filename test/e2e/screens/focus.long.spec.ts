import { expectFocusInSight } from '../support/focus';
import { unfold } from '../support/set-up';
import { test } from '../support/test';

for (const locale of ['en-GB', 'ko-KR'])
  test.describe(locale, () => {
    test.use({ locale });

    test('in New match nothing covers what has the focus', async ({ page }) => {
      await page.goto('./#/new');
      await unfold(page);
      await expectFocusInSight(page);
      // On a low screen its foot would cover a row.
      await page.setViewportSize({ width: 640, height: 360 });
      await expectFocusInSight(page);
    });
  });
