import { heading } from './support/table';
import { expect, test } from './support/test';

test('where phones cannot be linked, New match says so before, and nobody comes to an empty table', async ({
  page,
}) => {
  await page.goto('./#/new');
  const who = page.getByRole('button', { name: 'Who plays seat 2: a person' });
  const away = page.getByRole('button', { name: /^Another phone/ });
  await who.tap();
  await away.tap();
  // As on a page that came over plain http, with the seats of the last time.
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.getByText(/^Phones can be linked only from a page/)).toBeVisible();
  await expect(heading(page, 'New match')).toBeVisible();
  await page.getByRole('button', { name: 'Who plays seat 3: a person' }).tap();
  await expect(away).toBeDisabled();
  await expect(away).toContainText('Only on a page that came over https');
});
