import { expectNoFindings } from '../support/axe';
import { expect, still as test } from '../support/test';
import { keepWorlds } from './support/keep-worlds';

test('a world that was played is marked in its block, and its square opens its page', async ({
  page,
}) => {
  await keepWorlds(page, '685-3-busy');
  await page.goto('./#/statistics');
  await page.getByRole('button', { name: /^Goal 6 Roads 1 of \d+$/ }).tap();
  const square = page.getByRole('button', { name: /^685, Linking merchants .+, played once$/ });
  await expect(square.locator('svg')).toBeVisible();
  await expect(page.getByRole('button', { name: /^687, .+, not played yet$/ })).toBeVisible();
  await square.tap();
  await expect(page).toHaveURL(/#\/504\/685$/);
  await expect(page.locator('.book__endings li')).toHaveCount(1);
});

test('the grid takes few stops of the Tab key, and arrows go from square to square', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/504/685');
  await page.locator('.fold summary', { hasText: 'All at a glance' }).tap();
  await expect(page.locator('.variety__block')).toHaveCount(9);
  await page.getByRole('button', { name: /^Goal 6 Roads/ }).tap();
  const squares = page.locator('.block-grid__square');
  await expect(squares).toHaveCount(56);
  await expect(page.locator('.block-grid__square[tabindex="0"]')).toHaveText('612');
  // The sheet gives the focus to its heading; then come Close, and the part that scrolls where the browser stops there.
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
  for (let stops = 0; stops < 3 && !(await squares.first().evaluate(isFocused)); stops++)
    await page.keyboard.press('Tab');
  await expect(squares.first()).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowRight', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveText('639');
  await expect(page.locator('.block-grid__square[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/504\/621$/);
});

test('the squares are as large as a finger, and all of them fit beside each other', {
  tag: '@long',
}, async ({ page }) => {
  await keepWorlds(page, '685-3-busy');
  await page.goto('./#/statistics');
  await page.locator('.variety__block').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.locator('.variety__block').last().tap();
  const squares = page.locator('.block-grid__square');
  for (const box of [await squares.first().boundingBox(), await squares.nth(6).boundingBox()]) {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});

test('the grid is shared as a picture that says how much was played', { tag: '@long' }, async ({
  page,
}) => {
  await keepWorlds(page, '685-3-busy', '567-2-busy');
  await page.goto('./#/statistics');
  await page.getByRole('button', { name: 'Share as a picture' }).tap();
  const picture = page.getByRole('img', { name: /World: 2 of \d+ played/ });
  await expect(picture).toBeVisible();
  const size = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(size).toBe(1080);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^roundhouse-.*\.png$/);
});

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
      colorScheme: language === 'ko' ? 'dark' : 'light',
    });
    test('axe finds nothing in the grid, its blocks and its picture', { tag: '@long' }, async ({
      page,
    }) => {
      await keepWorlds(page, '685-3-busy');
      await page.goto('./#/statistics');
      await page.locator('.variety__block').first().waitFor();
      await expectNoFindings(page, 'grid');
      await page.locator('.variety__block').nth(5).tap();
      await page.locator('.block-grid').waitFor();
      await expectNoFindings(page, 'block');
      await page.locator('.sheet__head .button').tap();
      await page.locator('.variety > .row .button').tap();
      await page.locator('.share__picture').waitFor();
      await expectNoFindings(page, 'grid-share');
    });
  });

/** In the page. */
function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
