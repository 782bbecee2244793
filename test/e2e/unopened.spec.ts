import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdArchive } from './support/database';
import { chooseBy, jsonFile, jsonSavedBy } from './support/files';
import { heading } from './support/table';
import { expect, test } from './support/test';
import { draft, pick, startMatch } from './support/turns';

const hosting = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

/** In the page: the browser never answers when a database is opened. */
function silence(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
}

/** In the page: every database that is opened fails, with these words of the browser. */
function failToOpen(message: string): void {
  IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    const error = new DOMException(message, 'UnknownError');
    Object.assign(request, { error });
    queueMicrotask(() => {
      const event = new Event('error');
      request.dispatchEvent(event);
      const { onerror } = request as unknown as IDBOpenDBRequest;
      Reflect.apply(onerror ?? (() => {}), request, [event]);
    });
    return request as IDBOpenDBRequest;
  };
}

/** A match is begun and played, and nothing of it is kept. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue without saving' }).click();
  await expect(page.getByText(/Nothing is being saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
}

test('D11: a browser that never answers is named after some seconds, and one can play without it', async ({
  page,
}) => {
  await page.addInitScript(silence);
  await page.clock.install();
  await page.goto('./#/new');
  const told = page.getByRole('alert').filter({ hasText: 'The browser is not responding' });
  await expect(page.getByText('One moment …')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(told).toBeVisible();
  await page.clock.resume();
  await playOn(page);
});

test('D11: a browser that cannot open the archive is not said to have lost a move', async ({
  page,
}) => {
  await page.addInitScript(failToOpen, 'Internal error opening backing store');
  await page.goto('./');
  await expect(page.getByText(/The browser cannot open your matches/)).toBeVisible();
  await expect(page.getByText(/could not be saved/)).toHaveCount(0);
  await playOn(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('./#/matches');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('a browser that blocks site data is named, with what to allow, and one can play without it', async ({
  page,
}) => {
  await page.addInitScript(failToOpen, 'The user denied permission to access the database.');
  await page.goto('./');
  await expect(page.getByText(/blocks site data for this page/)).toBeVisible();
  await expect(page.getByText(/probably still there/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await playOn(page);
});

test('D9: a move that the browser does not save is told, the match can be saved as a file, and the move is not lost', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await startMatch(page);
  await draft(page, 'Brown', 'Player 2');
  const other = await context.newPage();
  await other.goto('./#/about');
  const letGo = await holdArchive(other);
  await page.bringToFront();
  await pick(page, 'Gray');
  const told = page.getByRole('alert').filter({ hasText: 'the last step may not be saved yet' });
  await expect(told).toHaveCount(0);
  await page.clock.runFor(8000);
  await expect(told).toBeVisible();
  await expect(heading(page, 'Player 2’s turn')).toBeVisible();
  const file = await jsonSavedBy(told.getByRole('button', { name: 'Save the match as a file' }));
  expect(file.entries).toHaveLength(1);
  await letGo();
  await expect(heading(page, 'Player 3’s turn')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(heading(page, 'Player 3’s turn')).toBeVisible();
});

test('D9: room that runs out is told before it is gone, and an import that would not fit is not begun', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = async () => ({ usage: 9_999_000, quota: 10_000_000 });
  });
  await page.clock.install();
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page.getByText(/of storage left/)).toBeVisible();
  await page.getByRole('button', { name: 'Matches' }).click();
  await page.clock.resume();
  const text = `{"format":"roundhouse-archive","version":2,"x":"${'x'.repeat(9000)}"}`;
  await chooseBy(page.getByRole('button', { name: 'Import files' }), jsonFile(text));
  await expect(page.getByText(/This phone is out of storage/)).toBeVisible();
});

test('D14: a page that shows the app in a frame gets a refusal instead', async ({ page, site }) => {
  await page.setContent(`<iframe src="${site.url}" width="340" height="500"></iframe>`);
  const framed = page.frameLocator('iframe');
  await expect(framed.getByRole('heading', { level: 1 })).toHaveText(/inside another page/);
  await expect(framed.getByRole('link', { name: 'Open Roundhouse' })).toBeVisible();
  await expect(framed.getByRole('link', { name: 'Settings' })).toHaveCount(0);
});

test('D14: with the headers that docs/hosting.md gives to hosts a browser does not even load it in a frame', async ({
  page,
  site,
}) => {
  // The block of Netlify and Cloudflare Pages; the other hosts send the same.
  const named = hosting.matchAll(/^ {2}([\w-]+): (.+)$/gm);
  const given = Object.fromEntries([...named].map(([, name = '', value = '']) => [name, value]));
  expect(given).toMatchObject({ 'X-Frame-Options': 'DENY' });
  for (const host of ['Netlify', 'nginx', 'Apache', 'Caddy']) {
    const block = hosting.split(`\n# ${host}`)[1]?.split(/\n(?:#|```)/)[0];
    expect(block, host).toMatch(/Content-Security-Policy\W+frame-ancestors 'none'/);
    expect(block, host).toMatch(/X-Frame-Options\W+DENY/);
  }
  let wasAsked = false;
  await page.route(site.url, async (route) => {
    wasAsked = true;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...given } });
  });
  await page.setContent(`<iframe src="${site.url}" width="340" height="500"></iframe>`);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  expect(wasAsked).toBe(true);
  // Opened directly, the app works with them, too.
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
});
