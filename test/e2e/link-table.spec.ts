import {
  archived,
  atTurn,
  joinTable,
  newPhone,
  openTable,
  playOn,
  shown,
  sit,
} from './support/linked';
import { signal } from './support/signal';
import { pick } from './support/table';
import { expect, test } from './support/test';

test('three phones play by a code: one is killed and comes back, and the server goes', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest, third] = await Promise.all([1, 2, 3].map(() => newPhone(browser, site.url)));
  if (!host || !guest || !third) throw new Error('three phones');
  const code = await openTable(host.page, site.url, 3);
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await sit(guest.page);
  await joinTable(third.page, host.page, site.url, code, 'Cem');
  await sit(third.page);
  await host.page.getByRole('button', { name: 'Begin' }).tap();
  let pages = [host.page, guest.page, third.page];
  await atTurn(pages, 'Player 1');
  await pick(host.page, 'Brown');
  await atTurn(pages, 'Bea');
  await expect(host.page.getByRole('region', { name: 'Linked phones' })).toContainText(
    'Waiting for Bea',
  );
  await pick(guest.page, 'Gray');
  await atTurn(pages, 'Cem');

  // Bea's phone dies without a word, and is started again.
  const match = guest.page.url();
  await guest.page.close({ runBeforeUnload: false });
  await expect(host.page.getByRole('region', { name: 'Linked phones' })).toContainText('Lost: Bea');
  await pick(third.page, 'Orange');
  const again = await guest.context.newPage();
  await again.goto(match);
  pages = [host.page, again, third.page];
  await expect(host.page.getByRole('region', { name: 'Linked phones' })).not.toContainText('Lost');
  for (const page of pages) await shown(page);
  await server.stop();
  for (let ply = 0; ply < 5; ply++) await playOn(pages, ply);
  const logs = async () => new Set(await Promise.all(pages.map(archived))).size;
  await expect.poll(logs).toBe(1);
  expect(JSON.parse(await archived(host.page)).length).toBe(8);
  for (const { context } of [host, guest, third]) await context.close();
});
