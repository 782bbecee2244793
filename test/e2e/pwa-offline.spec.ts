import { chromium, type Page } from '@playwright/test';
import { visit } from './support/installed';
import { Site } from './support/site';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** The app itself is there, not only the page that is painted before it. */
async function started(page: Page): Promise<void> {
  await expect(page.locator('.first-paint')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
}

test('after one visit it opens without its server', async ({ context, page }) => {
  const site = await Site.open();
  await visit(page, site.url);
  await site.stop();
  await expect(fetch(site.url)).rejects.toThrow();

  await page.reload();
  await started(page);
  const deep = await context.newPage();
  await deep.goto(`${site.url}#/settings`);
  await started(deep);
});

test('and when the browser was closed in between', async ({ launchOptions }, info) => {
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
});

test('opening it asks no other origin for anything', async ({ context, page, site }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await visit(page, './');
  await page.reload();
  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(site.url));
  expect(asked.length).toBeGreaterThan(3);
  expect(elsewhere).toEqual([]);
});
