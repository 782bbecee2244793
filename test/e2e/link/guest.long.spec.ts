import {
  archived,
  atTurn,
  joinTable,
  loadAgain,
  openTable,
  sit,
  twoPhones,
} from '../support/linked';
import { goOn, heading } from '../support/table';
import { expect, still as test } from '../support/test';
import { choose, confirm, pick } from '../support/turns';

test('a guest sees the computer think and play, hears nothing if it likes, and leaves in the middle of a move', async ({
  browser,
  site,
}) => {
  const { server, host, guest } = await twoPhones(browser, site);
  const code = await openTable(host.page, site.url, 3, [3], 'Director');
  await joinTable(guest.page, host.page, site.url, code, 'Bea');
  await sit(guest.page);
  await host.page.getByRole('button', { name: 'Start', exact: true }).tap();
  const pages = [host.page, guest.page];
  const row = guest.page.getByRole('region', { name: 'Linked phones' });
  const open = (page: typeof host.page) =>
    page.getByRole('button', { name: 'Phones at this table' }).tap();

  await atTurn(pages, 'Player 1');
  await open(guest.page);
  await guest.page.getByRole('switch', { name: 'Mute' }).tap();
  await loadAgain(guest.page, pages);
  await expect(row).toContainText('Waiting for Player 1');
  await open(host.page);
  await host.page.getByRole('button', { name: 'Good luck!' }).tap();
  await pick(host.page, 'Brown');
  await atTurn(pages, 'Bea');
  await expect(row).toContainText('Your turn. The others are waiting.');
  await open(guest.page);
  await expect(guest.page.getByRole('switch', { name: 'Mute' })).toBeChecked();
  await guest.page.keyboard.press('Escape');

  await pick(guest.page, 'Gray');
  await expect(row).toContainText(/[A-Z]\w+ is thinking on Player 1’s phone/);
  const name = (await row.textContent())?.split(' ')[0] ?? '';
  await expect(heading(guest.page, 'Bea’s turn')).toBeVisible();
  await expect(guest.page.getByRole('region', { name: 'Since your last move' })).toContainText(
    name,
  );
  await expect.poll(async () => JSON.parse(await archived(guest.page)).length).toBe(4);
  expect(await archived(guest.page)).toBe(await archived(host.page));

  // The host gets the move only when the guest is gone.
  const devtools = await host.context.newCDPSession(host.page);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  // Which shares may still be picked depends on what the computer has picked.
  await choose(guest.page, 0);
  await confirm(guest.page);
  await expect(row).toContainText('Sending');
  await open(guest.page);
  await guest.page.getByRole('button', { name: 'Leave the table' }).tap();
  await goOn(guest.page).tap();
  await expect(guest.page.getByText(/you left the table before the host answered/)).toBeVisible();
  const left = JSON.parse(await archived(guest.page));
  expect(left).toHaveLength(4);
  await devtools.send('Debugger.resume');
  await expect.poll(async () => JSON.parse(await archived(host.page)).length).toBe(5);
  expect(JSON.parse(await archived(host.page)).slice(0, 4)).toEqual(left);
  // The match is its own now, with the choice as it was.
  await guest.page.getByRole('button', { name: 'Confirm' }).tap();
  await expect.poll(async () => JSON.parse(await archived(guest.page)).length).toBe(5);
  await host.context.close();
  await guest.context.close();
  await server.stop();
});
