import { damageAll, openDamaged } from './support/damage';
import { expect, test } from './support/test';

test('every match between 37 damaged rows opens, and what it had lost beside its log is mended', async ({
  page,
}) => {
  for (const match of await damageAll(page)) await openDamaged(page, match);
  await page.goto('./#/statistics');
  await expect(page.getByText(/12 matches are not counted/)).toBeVisible();
});
