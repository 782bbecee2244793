import { expectNoFindings } from '../support/axe';
import { archived, atTurn, PHONE, twoAtTable } from '../support/linked';
import { heading, settled } from '../support/table';
import { expect, test } from '../support/test';
import { pick } from '../support/turns';

test('what is taken back is asked for, and a guest goes on when the host is gone', async ({
  browser,
  site,
}) => {
  const { host, guest, end } = await twoAtTable(browser, site);
  await expectNoFindings(guest.page, 'the lobby of a guest');
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const pages = [host.page, guest.page];
  await atTurn(pages, 'Player 1');
  await pick(host.page, 'Brown');
  await atTurn(pages, 'Bea');

  await settled(host.page);
  await host.page.getByRole('button', { name: 'Undo Player 1’s move' }).tap();
  await expect(guest.page.getByText('Player 1 wants to undo a move.')).toBeVisible();
  // In landscape, the question and the phones at the table share one line over the table.
  await guest.page.setViewportSize({ width: 640, height: 360 });
  await settled(guest.page);
  await expect(guest.page.locator('.table:not([data-tall])')).toBeVisible();
  const bars = guest.page.locator('.table__bars');
  expect((await bars.boundingBox())?.height).toBeLessThanOrEqual(64);
  await guest.page.setViewportSize(PHONE.viewport);
  await settled(guest.page);
  await guest.page.getByRole('button', { name: 'Decline' }).tap();
  await expect(host.page.getByText('Bea did not agree to undo that.')).toBeVisible();
  await settled(host.page);
  await host.page.getByRole('button', { name: 'Undo Player 1’s move' }).tap();
  await guest.page.getByRole('button', { name: 'Agree' }).tap();
  await atTurn(pages, 'Player 1');
  await pick(host.page, 'Gray');
  await atTurn(pages, 'Bea');

  await guest.page.getByRole('button', { name: 'Phones at this table' }).tap();
  await guest.page.getByRole('button', { name: 'Good luck!' }).tap();
  await expect(host.page.getByText('Bea: Good luck!')).toBeVisible();

  const match = host.page.url();
  await host.page.close({ runBeforeUnload: true });
  const goOn = guest.page.getByRole('button', { name: 'Continue here' });
  await expect(goOn).toBeVisible();
  await expectNoFindings(guest.page, 'the host is lost');
  await goOn.tap();
  await pick(guest.page, 'Brown');
  await expect(heading(guest.page, 'Bea 2’s turn')).toBeVisible();

  // The old host returns, finds its room taken, and becomes a guest with the same match.
  const back = await host.context.newPage();
  await back.goto(match);
  const follow = back.getByRole('button', { name: 'Continue with Bea as host' });
  await expect(follow).toBeVisible();
  await expectNoFindings(back, 'another phone is the host');
  await follow.tap();
  await expect(heading(back, 'Bea 2’s turn')).toBeVisible();
  await pick(guest.page, 'Orange');
  const entries = async (page: typeof back) => JSON.parse(await archived(page)).length;
  await expect.poll(() => entries(back)).toBe(5);
  expect(await archived(back)).toBe(await archived(guest.page));
  await end();
});
