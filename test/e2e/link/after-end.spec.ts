import { joinTable, loadAgain, twoPhones } from '../support/linked';
import { openMatch, ranking, readRecorded, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { act } from '../support/turns';

test('D15: a host that reloads after the end of a match is at the table again, with the others', async ({
  browser,
  site,
}) => {
  const { server, host, guest } = await twoPhones(browser, site);
  // A match of people that one more move ends, whatever it is.
  await openMatch(host.page, readRecorded('usa-3-first-game', -1));
  await tap(host.page.getByRole('button', { name: 'Menu' }));
  await host.page.getByRole('button', { name: 'Invite other phones' }).tap();
  const code = (await host.page.locator('.room-card__code').textContent()) ?? '';
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await expect(guest.page.locator('.link-row')).toBeVisible();
  await settled(host.page);
  await host.page.getByRole('button', { name: 'Close' }).tap();
  await act(host.page, 0);
  for (const { page } of [host, guest]) await expect(ranking(page)).toBeVisible();

  await loadAgain(host.page, [host.page, guest.page]);
  await tap(ranking(host.page).getByRole('button', { name: 'Close' }));
  await host.page.getByRole('button', { name: 'Phones at this table' }).tap();
  const phones = host.page.locator('.phones-list > li');
  await expect(phones.filter({ hasText: 'Bea' })).toContainText('linked');
  for (const { context } of [host, guest]) await context.close();
  await server.stop();
});
