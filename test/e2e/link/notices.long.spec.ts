import { atTurn, newPhone, signal, twoAtTable } from '../support/linked';
import { heading, tap } from '../support/table';
import { expect, test } from '../support/test';
import { startMatch } from '../support/turns';

test('of all that waits for people at a table one bar is shown, and the rest unfolds', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const phones = await Promise.all([1, 2, 3].map(() => newPhone(browser, site.url)));
  const [host, ...guests] = phones.map(({ page }) => page);
  if (!host) throw new Error('no phone');
  await startMatch(host);
  await tap(host.getByRole('button', { name: 'Menu' }));
  await host.getByRole('button', { name: 'Invite other phones' }).tap();
  const code = (await host.locator('.room-card__code').textContent()) ?? '';
  await host.getByRole('button', { name: 'Close' }).tap();
  for (const [at, guest] of guests.entries()) {
    await guest.goto(`${site.url}#/join/${code}`);
    await guest.getByRole('textbox', { name: 'Your name' }).fill(['Bea', 'Cleo'][at] ?? '');
    await guest.getByRole('button', { name: 'Join a table' }).tap();
    await expect(guest.getByText('The host’s screen must show this number')).toBeVisible();
  }
  const bars = host.locator('.link-notices > .notice');
  const more = host.getByRole('button', { name: '1 more' });
  await expect(more).toBeVisible();
  await expect(bars).toHaveCount(1);
  await expect(bars).toContainText('Bea');
  await more.tap();
  await expect(bars).toHaveCount(2);
  await host.getByRole('button', { name: 'Let Cleo in' }).tap();
  await expect(bars).toHaveCount(1);
  await expect(host.getByRole('button', { name: 'Show only one' })).toHaveCount(0);
  await host.getByRole('button', { name: 'Let Bea in' }).tap();
  await expect(bars).toHaveCount(0);
  await expect(heading(host, 'Player 1’s turn')).toBeVisible();
  for (const { context } of phones) await context.close();
  await server.stop();
});

test('what is said of a lost phone covers nothing of the table', async ({ browser, site }) => {
  const { host, guest, end } = await twoAtTable(browser, site);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await atTurn([host.page, guest.page], 'Player 1');
  const table = host.page.getByRole('main');
  const before = await table.boundingBox();
  await guest.page.goto('about:blank');
  const row = host.page.getByRole('region', { name: 'Linked phones' });
  await expect(row).toContainText('Disconnected: Bea');
  const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(before?.y ?? 0);
  expect(await table.boundingBox()).toEqual(before);
  await end();
});

test('on a tablet what is said of linked phones pushes the table down', async ({
  browser,
  site,
}) => {
  const { host, guest, end } = await twoAtTable(browser, site);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await atTurn([host.page, guest.page], 'Player 1');
  await guest.page.getByRole('button', { name: 'Phones at this table' }).tap();
  await guest.page.getByRole('button', { name: 'Good luck!' }).tap();
  await expect(host.page.getByText('Bea: Good luck!')).toBeVisible();
  for (const [width, height] of [
    [820, 1180],
    [900, 600],
    [640, 360],
  ] as const) {
    await host.page.setViewportSize({ width, height });
    const row = await host.page.getByRole('region', { name: 'Linked phones' }).boundingBox();
    const table = await host.page.getByRole('main').boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + 1);
  }
  await end();
});
