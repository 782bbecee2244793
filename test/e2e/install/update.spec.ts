import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { holdArchive } from '../support/database';
import { Site, visit } from '../support/site';
import { heading } from '../support/table';
import { expect, still as test } from '../support/test';
import { act, choose, confirm, readLog, startMatch } from '../support/turns';

test.use({ serviceWorkers: 'allow' });

const NEXT = '99.0.0';

/** The build of the next version, which both tests use. */
let next: Awaited<ReturnType<typeof buildVersion>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  next = await buildVersion(NEXT);
});
test.afterAll(() => next.remove());

test('D15: an update waits for a tap and for the move being written, and loses nothing in two tabs', async ({
  context,
  page,
}) => {
  const site = await Site.open();
  await visit(page, site.url);
  await startMatch(page, site.url);
  await act(page, 0);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(/being played in another tab/)).toBeVisible();
  // A tab in the background draws a frame a second.
  await page.bringToFront();
  await markCode(page);
  await markCode(second);

  site.publish(next.folder);
  await comeBack(page);
  await expect(page.getByText('A new version of Roundhouse is ready.')).toBeVisible();
  await act(page, 1);
  await expect(oldCode(page)).toHaveCount(1);

  const letGo = await holdArchive(second);
  await choose(page, 2);
  await confirm(page);
  // The move that is being written keeps the table from being at rest.
  await page.getByRole('button', { name: 'Update', exact: true }).tap();
  await expect(heading(page, 'Player 3’s turn')).toBeVisible();
  await expect(oldCode(page)).toHaveCount(1);
  expect(await waitingWorker(page)).toBe('installed');
  await letGo();
  await expect(oldCode(page)).toHaveCount(0);
  const log = await readLog(page);
  expect(log).toHaveLength(3);

  await expect(second.getByText(/Roundhouse was updated in another tab/)).toBeVisible();
  await expect(oldCode(second)).toHaveCount(1);
  await second.bringToFront();
  await second.getByRole('button', { name: 'Reload' }).tap();
  await expect(oldCode(second)).toHaveCount(0);
  expect(await readLog(second)).toEqual(log);

  await site.stop();
  await page.bringToFront();
  await page.reload();
  expect(await readLog(page)).toEqual(log);
  await page.goto(`${site.url}#/about`);
  await expect(page.getByText(`Version ${NEXT}`)).toBeVisible();
});

test('an update covers no lobby, and put away stays on offer on Home and in Settings', {
  tag: '@long',
}, async ({ page }) => {
  const site = await Site.open();
  await visit(page, site.url);
  await markCode(page);
  const offers = page.getByText('A new version of Roundhouse is ready.');
  const toast = page.locator('.toast');
  await page.goto(`${site.url}#/join`);
  await page.locator('.screen__body').waitFor();
  site.publish(next.folder);
  await comeBack(page);
  await expect.poll(() => waitingWorker(page)).toBe('installed');
  await expect(toast).toHaveCount(0);
  await page.goto(`${site.url}#/`);
  // The offer of the screen itself says it, once.
  await expect(offers).toHaveCount(1);
  await expect(offers).toBeVisible();
  await page.getByRole('link', { name: 'Learn' }).tap();
  await expect(toast).toContainText('A new version');
  await toast.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(toast).toHaveCount(0);
  await page.goto(`${site.url}#/`);
  await expect(offers).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).tap();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(offers).toBeVisible();
  await expect(oldCode(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Update', exact: true }).tap();
  await expect(oldCode(page)).toHaveCount(0);
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(offers).toHaveCount(0);
  await site.stop();
});

/** Until it is reloaded, the page runs the code that it was opened with. */
async function markCode(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-old-code', ''));
}

function oldCode(page: Page) {
  return page.locator('html[data-old-code]');
}

/** The event that a page gets when a person returns to its tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function waitingWorker(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state;
  });
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Builds the same source under another version number; `remove` deletes the built folder. */
async function buildVersion(version: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'roundhouse-'));
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder];
  await promisify(execFile)(process.execPath, [...args, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, ROUNDHOUSE_VERSION: version },
    timeout: 60_000,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
