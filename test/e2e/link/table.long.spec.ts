import {
  archived,
  atTurn,
  joinTable,
  newPhone,
  openTable,
  PHONE,
  playOn,
  signal,
  sit,
  together,
} from '../support/linked';
import { unfold } from '../support/set-up';
import { expect, test } from '../support/test';
import { pick } from '../support/turns';

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
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  let pages = [host.page, guest.page, third.page];
  await atTurn(pages, 'Player 1');
  await pick(host.page, 'Brown');
  await atTurn(pages, 'Bea');
  await expect(host.page.getByRole('region', { name: 'Linked phones' })).toContainText(
    'Waiting for Bea',
  );
  await pick(guest.page, 'Gray');
  await atTurn(pages, 'Cem');

  // Bea's phone dies without notice, and is started again.
  const match = guest.page.url();
  await guest.page.close({ runBeforeUnload: false });
  await expect(host.page.getByRole('region', { name: 'Linked phones' })).toContainText(
    'Disconnected: Bea',
  );
  await pick(third.page, 'Orange');
  const again = await guest.context.newPage();
  await again.goto(match);
  pages = [host.page, again, third.page];
  await expect(host.page.getByRole('region', { name: 'Linked phones' })).not.toContainText(
    'Disconnected',
  );
  await together(pages);
  await server.stop();
  for (let ply = 0; ply < 5; ply++) await playOn(pages, ply);
  const logs = async () => new Set(await Promise.all(pages.map(archived))).size;
  await expect.poll(logs).toBe(1);
  expect(JSON.parse(await archived(host.page)).length).toBe(8);
  for (const { context } of [host, guest, third]) await context.close();
});

test('a host without a seat is called the host, in their language, and later what they have called themselves', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const context = await browser.newContext({ ...PHONE, baseURL: site.url, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto('./#/settings');
  await page.getByRole('textbox').first().fill(site.url);
  await expect(page.getByRole('textbox')).toHaveCount(4);
  const openWithoutSeat = async () => {
    await page.goto('./#/new');
    await unfold(page);
    for (const seat of [0, 1, 2]) {
      await page.locator('.seats__row').nth(seat).locator('.button').first().tap();
      await page.locator('.who-list__one').nth(1).tap();
    }
    await page.locator('.set-up__start .button').tap();
  };
  const name = page.locator('.phones-list b');
  await openWithoutSeat();
  await expect(name).toHaveText('방장');
  const code = (await page.locator('.room-card__code').textContent()) ?? '';
  await page.goto('./#/join');
  const ownName = page.getByRole('textbox', { name: '내 이름' });
  await expect(ownName).toHaveValue('');
  await ownName.fill('Dana');
  await page.getByRole('textbox', { name: '방 코드' }).fill(code);
  await page.locator('.screen__body [data-kind="primary"]').tap();
  await expect(page.getByRole('button', { name: '방 나가기' })).toBeVisible();
  await openWithoutSeat();
  await expect(name).toHaveText('Dana');
  await context.close();
  await server.stop();
});
