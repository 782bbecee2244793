import { atTurn, joinTable, sit, twoPhones } from '../support/linked';
import { choose, unfold } from '../support/set-up';
import { expect, still as test } from '../support/test';

test('hints at linked phones are the host’s choice: people are told before they sit down, and all may ask', async ({
  browser,
  site,
}) => {
  const { server, host, guest } = await twoPhones(browser, site);
  await host.page.goto(`${site.url}#/new`);
  await host.page.getByRole('radio', { name: 'Linked phones' }).check();
  await unfold(host.page);
  const allow = host.page.getByRole('switch', { name: 'Allow hints' });
  await expect(allow).not.toBeChecked();
  await allow.check();
  await choose(host.page, 'Expert duel');
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const code = (await host.page.locator('.room-card__code').textContent()) ?? '';
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await expect(guest.page.getByText('Hints are allowed for everyone')).toBeVisible();
  await expect(host.page.getByText('Hints are allowed for everyone')).toBeVisible();
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await atTurn([host.page, guest.page], 'Player 1');
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByText('Hints are allowed.')).toBeVisible();
  }
  await expect(host.page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  for (const { context } of [host, guest]) await context.close();
  await server.stop();
});
