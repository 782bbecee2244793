import { chromium, type Page } from '@playwright/test';
import { Site, visit } from '../support/site';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

/** The app itself is there, not only the page that is painted before it. */
async function started(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Mini Express/ })).toBeVisible();
}

test('after one visit every screen opens without its server', async ({ context, page }) => {
  const site = await Site.open();
  await visit(page, site.url);
  await site.stop();
  await expect(fetch(site.url)).rejects.toThrow();

  await page.reload();
  await started(page);
  const deep = await context.newPage();
  for (const [address, heading] of [
    ['#/new', 'New match'],
    ['#/matches', 'Matches'],
    ['#/settings', 'Settings'],
    ['#/about', 'About'],
  ] as const) {
    await deep.goto('about:blank');
    await deep.goto(`${site.url}${address}`);
    await expect(deep.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const licenses = await deep.evaluate(async () => (await fetch('licenses.txt')).text());
  expect(licenses).toContain('dexie');
});

test('when it has come to work without a network it says so, once, and not over a lesson', {
  tag: '@long',
}, async ({ page, site }) => {
  const notice = page.locator('.home__tagline').getByText('Ready for offline play.');
  await visit(page, `${site.url}#/learn/mini-express/first`);
  await expect(page.getByRole('region', { name: 'Lesson' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto(`${site.url}#/`);
  await expect(notice).toBeVisible();
  // It covers nothing.
  await expect(page.locator('.toast')).toHaveCount(0);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const said = await notice.boundingBox();
  expect(said?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  await page.reload();
  await started(page);
  await page.waitForLoadState('networkidle');
  await expect(notice).toBeHidden();
});

test(
  'and when the browser was closed in between',
  { tag: '@long' },
  async ({ launchOptions }, info) => {
    const site = await Site.open();
    const open = () =>
      chromium.launchPersistentContext(info.outputPath('profile'), {
        ...launchOptions,
        headless: true,
      });
    const before = await open();
    await visit(await before.newPage(), site.url);
    await before.close();
    await site.stop();

    const after = await open();
    const page = await after.newPage();
    await page.goto(site.url);
    await started(page);
    await after.close();
  },
);
