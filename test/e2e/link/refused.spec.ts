import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../structure/sources';
import { newPhone, openTable, PHONE, signal, useServer } from '../support/linked';
import { passAndPlay } from '../support/set-up';
import { heading } from '../support/table';
import { expect, test } from '../support/test';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('where phones cannot be linked, New match says so first, and opens no empty table', async ({
  page,
}) => {
  await passAndPlay(page);
  const who = page.getByRole('button', { name: 'Who plays seat 2: a person' });
  const away = page.getByRole('button', { name: /^Another phone/ });
  await who.tap();
  await away.tap();
  // As on a page loaded over plain http, with the seats of the last match.
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.getByText(/^Linking needs a secure page/)).toBeVisible();
  await expect(heading(page, 'New match')).toBeVisible();
  await page.getByRole('button', { name: 'Who plays seat 3: a person' }).tap();
  await expect(away).toBeDisabled();
  await expect(away).toContainText('This needs a secure page');
});

test('a phone with another version of the app is told both versions, and gets to no table', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const host = await newPhone(browser, site.url);
  const code = await openTable(host.page, site.url, 3);
  const context = await browser.newContext({ ...PHONE, baseURL: site.url, locale: 'en-GB' });
  await context.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(["'`])(\d+\.\d+\.\d+)\1/g, (text, _, found) =>
      found === version ? '"0.0.9"' : text,
    );
    await route.fulfill({ response, body });
  });
  const guest = await context.newPage();
  await useServer(guest, site.url);
  await guest.goto(`./#/join/${code}`);
  // A person who follows a link into a browser may have the app installed, too.
  await expect(guest.getByText(new RegExp(`open the app and type ${code}`))).toBeVisible();
  await guest.getByRole('button', { name: 'Join a table' }).tap();
  await expect(guest.getByText('Enter your name')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await guest.getByRole('button', { name: 'Join a table' }).tap();
  await expect(guest.getByRole('alert')).toHaveText(
    `The host has Roundhouse ${version}, this phone has 0.0.9. Update both, then join again.`,
  );
  await expect(host.page.getByText(/wants to join/)).toHaveCount(0);
  await context.close();
  await host.context.close();
  await server.stop();
});

test('a code that nobody holds and a server that does not answer are told', async ({
  browser,
  site,
}) => {
  const server = await signal();
  site.passTo(server.port);
  const { context, page } = await newPhone(browser, site.url);
  await page.goto('./#/join/KKKKKK');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await page.getByRole('button', { name: 'Join a table' }).tap();
  await expect(page.getByText('There is no room with this code right now.')).toBeVisible();
  await server.stop();
  // Both ways out are beside what was typed.
  await expect(page.getByText('Code: KKKKKK')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link by camera' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the code' }).tap();
  const code = page.getByRole('textbox', { name: 'Room code' });
  // B is in no code.
  await code.fill('abcdef');
  await expect(page.getByText(/without B, I, L/)).toBeVisible();
  await code.fill('ACE349');
  await expect(page.getByText(/without B, I, L/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Join a table' }).tap();
  await expect(
    page.getByText('The server that helps phones find each other is not responding'),
  ).toBeVisible();
  await context.close();
});

test('an address that can never work is told in the lobby, no other server is asked, and Settings are one tap away', {
  tag: '@long',
}, async ({ browser, site }) => {
  const server = await signal();
  site.passTo(server.port);
  const { context, page } = await newPhone(browser, site.url);
  const asked: string[] = [];
  const note = (url: string) => url.includes('peerjs') && asked.push(url);
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  const address = page.getByRole('textbox', { name: 'Signaling server' });
  const told = page.getByText('The server address in Settings cannot be used.');
  for (const wrong of ['two words', 'http://trains.example:9000']) {
    await page.goto(`${site.url}#/settings`);
    await address.fill(wrong);
    await page.goto(`${site.url}#/join/ACE349`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Bea');
    await page.getByRole('button', { name: 'Join a table' }).tap();
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Leave the table' }).tap();
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  }
  await page.goto(`${site.url}#/new`);
  await page.getByRole('radio', { name: 'Linked phones' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(told).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Change it in Settings' }).tap();
  await address.fill(site.url);
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page.locator('.room-card__code')).toHaveText(/^[0-9A-Z]{6}$/);
  expect(asked, 'now the server is asked').not.toEqual([]);
  await context.close();
  await server.stop();
});
