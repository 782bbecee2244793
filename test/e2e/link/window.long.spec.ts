import type { Page } from '@playwright/test';
import { archived, atTurn, twoAtTable } from '../support/linked';
import { expect, still as test } from '../support/test';
import { type Company, pick as pickNow } from '../support/turns';

/** Picks a share in one of several windows. */
async function pick(page: Page, company: Company): Promise<void> {
  // A tab in the background draws a frame a second.
  await page.bringToFront();
  await pickNow(page, company);
}

test('of two windows of a phone the last one sits at the table, before the match and in it, until the other takes its place back', async ({
  browser,
  site,
}) => {
  const { host, guest, code, end } = await twoAtTable(browser, site);
  const first = guest.page;
  const row = (page: Page) => page.getByRole('region', { name: 'Linked phones' });

  // Before the match.
  const early = await guest.context.newPage();
  await early.goto(`${site.url}#/table`);
  const elsewhere = 'This phone is at the table in another window now.';
  await expect(first.getByRole('alert')).toHaveText(elsewhere);
  await expect(early.getByText('Bea 2')).toBeVisible();
  await first.getByRole('button', { name: 'Sit here', exact: true }).tap();
  await expect(early.getByRole('alert')).toHaveText(elsewhere);
  await expect(first.getByText('Bea 2')).toBeVisible();
  await early.getByRole('button', { name: 'Leave the table' }).tap();
  await early.close();

  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await atTurn([host.page, first], 'Player 1');
  await pick(host.page, 'Brown');
  await pick(first, 'Gray');
  await atTurn([host.page, first], 'Bea 2');

  // In the match, by the code, as from a link. The host need not let it in again.
  const second = await guest.context.newPage();
  await second.goto(`${site.url}#/join/${code}`);
  await second.getByRole('button', { name: 'Join a table' }).tap();
  await atTurn([second], 'Bea 2');
  const watches = (page: Page) => page.getByText(/being played in another tab/);
  await expect(watches(first)).toBeVisible();
  await expect(row(first)).toBeHidden();
  await expect(row(second)).toContainText('Your turn.');
  await first.getByRole('button', { name: 'Orange' }).first().tap();
  await expect(first.getByRole('button', { name: 'Pick a share' })).toHaveCount(0);
  await pick(second, 'Orange');
  await pick(second, 'White');
  await atTurn([host.page, first, second], 'Bea');
  await expect(row(host.page)).toContainText('Waiting for Bea');

  await first.getByRole('button', { name: 'Play here' }).tap();
  await expect(watches(second)).toBeVisible();
  await expect(row(first)).toContainText('Your turn.');
  await pick(first, 'White');
  await atTurn([host.page, first, second], 'Player 1');
  await expect(row(host.page)).toContainText('Your turn.');
  expect(JSON.parse(await archived(first))).toHaveLength(5);
  expect(await archived(host.page)).toBe(await archived(first));
  await end();
});
