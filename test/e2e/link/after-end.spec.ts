import { readFile } from 'node:fs/promises';
import { ranking } from '../support/game-table';
import { joinTable, newPhone } from '../support/linked';
import { signal } from '../support/signal';
import { bringIn, recorded } from '../support/table';
import { expect, test } from '../support/test';
import { act } from '../support/turns';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('D15: a host that reloads after the end of a match is at the table again, with the others', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest] = await Promise.all([
    newPhone(browser, site.url),
    newPhone(browser, site.url),
  ]);
  await bringIn(host.page, await allButTheLastMove(), site.url);
  await host.page.getByRole('link', { name: /to move/ }).tap();
  await host.page.getByRole('button', { name: 'Menu' }).tap();
  await host.page.getByRole('button', { name: 'Invite other phones' }).tap();
  const code = (await host.page.locator('.room-card__code').textContent()) ?? '';
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await expect(guest.page.locator('.link-row')).toBeVisible();
  await host.page.getByRole('button', { name: 'Close' }).tap();
  await act(host.page, 0);
  for (const { page } of [host, guest]) await expect(ranking(page)).toBeVisible();

  await host.page.reload();
  await ranking(host.page).waitFor();
  await host.page.getByRole('button', { name: 'Close' }).tap();
  await host.page.getByRole('button', { name: 'Phones at this table' }).tap();
  const phones = host.page.locator('.phones-list > li');
  await expect(phones.filter({ hasText: 'Bea' })).toContainText('linked');
  for (const { context } of [host, guest]) await context.close();
  await server.stop();
});

/** A match of people that one more move ends, whatever it is. */
async function allButTheLastMove() {
  const file = JSON.parse(await readFile(recorded('usa-3-first-game'), 'utf8'));
  const entries = file.entries.slice(0, -1);
  const { positions: _, ...match } = file;
  const buffer = Buffer.from(JSON.stringify({ ...match, entries }));
  return { name: 'almost.json', mimeType: 'application/json', buffer };
}
