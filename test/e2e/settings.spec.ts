import { reload } from './support/database';
import { expect, test } from './support/test';

test('language and theme change at once and stay', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: '한국어' }).check();
  await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible();
  await page.getByRole('radio', { name: '어둡게' }).check();
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect.poll(paper).toBe('rgb(15, 28, 23)');
  await reload(page);
  await expect(page.getByRole('heading', { level: 1, name: '설정' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ko');
  expect(await paper()).toBe('rgb(15, 28, 23)');
});

test('without motion nothing moves', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Off' }).check();
  const pace = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--motion'),
  );
  expect(pace).toMatch(/^0m?s$/);
});

test('text is as large as wanted, and nothing is wider than the screen for it', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Largest' }).check();
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await expect.poll(size).toBeCloseTo(16 * 1.45, 1);
  for (const [screen, there] of [
    ['', '.home__ways'],
    ['new', '.fold'],
    ['learn', '.learn__lesson'],
    ['settings', '.section'],
  ] as const) {
    await page.goto(`./#/${screen}`);
    await page.locator(there).first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([screen, wide]).toEqual([screen, 0]);
  }
  await reload(page);
  await expect.poll(size).toBeCloseTo(16 * 1.45, 1);
});

test('about names designer, publisher and the licenses of what is inside', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/about');
  await expect(page.getByText(/Mark Gerrits/)).toBeVisible();
  await expect(page.getByText(/Moaideas Game Design/)).toBeVisible();
  await expect(page.getByText(/unofficial/).first()).toBeVisible();
  const licenses = await page.getByRole('link', { name: /licenses/ }).getAttribute('href');
  const response = await page.request.get(new URL(licenses ?? '', page.url()).href);
  expect(await response.text()).toContain('dexie');
});
