import { startMatch } from '../support/table';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 640, height: 360 } });

test('a phone on its side shows the names of companies whole', { tag: '@long' }, async ({
  page,
}) => {
  await startMatch(page, './');
  const names = page.locator('.mx-card__name');
  await expect(names).toHaveText(['Brown', 'Gray', 'Orange', 'White']);
  const cut = () =>
    names.evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth ? one.textContent : [])),
    );
  expect(await cut()).toEqual([]);
  await page.locator('.mx-card').first().tap();
  expect(await cut()).toEqual([]);
});
