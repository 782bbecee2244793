import type { Page } from '@playwright/test';
import { archived, atTurn, twoAtTable } from '../support/linked';
import { heading } from '../support/table';
import { expect, still as test } from '../support/test';
import { pick } from '../support/turns';

test('the host’s place goes along to a second tab; two phones that play on apart choose one of the two matches', async ({
  browser,
  site,
}) => {
  const { host, guest, end } = await twoAtTable(browser, site);

  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  await atTurn([host.page, guest.page], 'Player 1');
  await pick(host.page, 'Brown');
  await atTurn([host.page, guest.page], 'Bea');
  const match = host.page.url();

  const second = await host.context.newPage();
  await second.goto(match);
  await second.getByRole('button', { name: 'Play here' }).tap();
  await expect(host.page.getByRole('button', { name: 'Play here' })).toBeVisible();
  const row = (page: typeof second) => page.getByRole('region', { name: 'Linked phones' });
  await expect(row(second)).toContainText('Waiting for Bea');
  await expect(row(guest.page)).toContainText('Your turn.');
  await pick(guest.page, 'Gray');
  await atTurn([host.page, second, guest.page], 'Bea 2');

  // The host is gone; the guest goes on, and a computer plays for the people of the host.
  await host.page.close();
  await second.close({ runBeforeUnload: true });
  await guest.page.getByRole('button', { name: 'Continue here' }).tap();
  // The last to pick picks twice, then the order is reversed.
  await pick(guest.page, 'Orange');
  await expect(row(guest.page)).toContainText('Disconnected: Player 1');
  await pick(guest.page, 'White');
  await atTurn([guest.page], 'Bea');
  await pick(guest.page, 'White');
  await guest.page.getByRole('button', { name: 'Let a computer play for Player 1' }).tap();
  const length = async (page: Page) => JSON.parse(await archived(page)).length;
  await expect.poll(() => length(guest.page)).toBe(7);
  const theirs = await archived(guest.page);
  await guest.page.close({ runBeforeUnload: true });

  // The host comes back to an empty table, and goes on as well.
  const back = await host.context.newPage();
  await back.goto(match);
  await back.getByRole('button', { name: 'Play for Bea 2 here' }).tap();
  await pick(back, 'White');
  await expect.poll(() => length(back)).toBe(3);
  const watching = await host.context.newPage();
  await watching.goto(match);
  await expect(heading(watching, 'Bea 2’s turn')).toBeVisible();

  await back.bringToFront();
  const again = await guest.context.newPage();
  await again.goto(match);
  await back.getByRole('button', { name: 'Hand over to Bea' }).tap();
  await expect(again.getByText(/^The match split after 2 steps/)).toBeVisible();
  await back.getByRole('button', { name: 'Continue Bea’s' }).tap();
  await atTurn([back, again, watching], 'Bea');
  await expect(again.getByText(/^The match split/)).toBeHidden();
  expect(JSON.parse(await archived(back))).toEqual(JSON.parse(theirs));
  await back.goto(`${site.url}#/matches`);
  await expect(back.getByRole('listitem')).toHaveCount(2);
  await end();
});
