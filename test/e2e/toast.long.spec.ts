import { passAndPlay } from './support/set-up';
import { goOn, settled, tap } from './support/table';
import { expect, still as test } from './support/test';
import { startMatch } from './support/turns';

test('what is said over a screen goes with it, and what ends a match follows to Home', async ({
  page,
}) => {
  await startMatch(page, './');
  const toast = page.locator('.toast');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('a test') })));
  await expect(toast).toContainText('Something went wrong');
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(toast).toHaveCount(0);

  await page.goBack();
  await settled(page);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('button', { name: 'End this match' }).tap();
  await goOn(page).tap();
  await expect(page).toHaveURL(/#\/$/);
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('what a screen reader was told on a screen is not found on the next one', async ({ page }) => {
  await passAndPlay(page, './');
  await page.getByRole('button', { name: 'Shuffle seats' }).tap();
  const told = page.locator('.visually-hidden[aria-live]');
  await expect(told).toHaveText(/^Shuffled\. .+ goes first\.$/);
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(told).toBeEmpty();
});
