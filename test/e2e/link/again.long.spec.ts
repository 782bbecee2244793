import type { Page } from '@playwright/test';
import { archived, atTurn, joinTable, newPhone, signal } from '../support/linked';
import { openMatch, ranking, readRecorded, settled, tap } from '../support/table';
import { expect, still as test } from '../support/test';
import { company, confirm } from '../support/turns';

/** Takes a share of Brown, or in the draft the first choice of shares. */
async function takeBrown(page: Page): Promise<void> {
  await settled(page);
  await tap(company(page, 'brown'));
  await tap(
    page.getByRole('region', { name: 'Turn' }).getByRole('button', { name: /share/ }).first(),
  );
  await confirm(page);
}

test('a match that has begun is opened to other phones, ends on one, and they play again; who was away gets its end', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const [host, guest, away] = await Promise.all([1, 2, 3].map(() => newPhone(browser, site.url)));
  if (!host || !guest || !away) throw new Error('three phones');
  // A duel in which Ada has one action left.
  await openMatch(host.page, readRecorded('duel-expert-europe', -1));
  await tap(host.page.getByRole('button', { name: 'Menu' }));
  await host.page.getByRole('button', { name: 'Invite other phones' }).tap();
  const code = (await host.page.locator('.room-card__code').textContent()) ?? '';
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await joinTable(away.page, host.page, site.url, code, 'Cem');
  await atTurn([away.page], 'Ada');
  const first = away.page.url();
  await away.page.close({ runBeforeUnload: true });
  const pages = [host.page, guest.page];
  await atTurn(pages, 'Ada');
  await host.page.getByRole('button', { name: 'Leave: Leave Ada’s seat' }).tap();
  await host.page.keyboard.press('Escape');
  await guest.page.getByRole('button', { name: 'Play for Ada here' }).tap();
  expect(JSON.parse(await archived(guest.page))).toHaveLength(48);

  await takeBrown(guest.page);
  for (const page of pages) await expect(ranking(page)).toBeVisible();
  const whole = JSON.parse(await archived(host.page));
  expect(JSON.parse(await archived(guest.page))).toEqual(whole);

  await ranking(guest.page).getByRole('button', { name: 'Rematch with the same players' }).tap();
  await expect(guest.page.getByText(/^“One more\?”/)).toBeVisible();
  await ranking(host.page).getByRole('button', { name: 'Rematch with the same players' }).tap();
  await expect(guest.page.getByText('The host starts once every seat is taken.')).toBeVisible();

  // A phone that views the old match stays there, and is told when the others begin.
  const back = await away.context.newPage();
  await back.goto(first);
  await back.getByRole('button', { name: 'View' }).tap();
  await expect(ranking(back)).toBeVisible();
  expect(JSON.parse(await archived(back))).toEqual(whole);

  await host.page.getByRole('button', { name: 'Change the first player' }).tap();
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await back.getByRole('button', { name: 'Go there' }).tap();
  const all = [...pages, back];
  await atTurn(all, 'Claire');
  await takeBrown(host.page);
  const played = () => Promise.all(all.map(async (page) => JSON.parse(await archived(page))));
  await expect.poll(async () => (await played()).map((log) => log.length)).toEqual([1, 1, 1]);

  for (const { context } of [host, guest, away]) await context.close();
  await server.stop();
});
