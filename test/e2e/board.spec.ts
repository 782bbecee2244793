import type { Page } from '@playwright/test';
import { midway } from '../../scripts/screen-matches.mjs';
import { openMatch, placeOf, settled, tap } from './support/table';
import { expect, test } from './support/test';
import { openCompanies, startMatch } from './support/turns';

const scaleOf = (page: Page) =>
  page
    .locator('.pan-zoom__content')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

async function middleOf(page: Page) {
  const box = await page.locator('.pan-zoom__frame').boundingBox();
  if (!box) throw new Error('no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The hex at a place of the screen. */
async function nameAt(page: Page, point: { x: number; y: number }): Promise<string> {
  const id = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.getAttribute('data-hex'),
    point,
  );
  if (!id) throw new Error('no hex there');
  return `[data-hex="${id}"]`;
}

/** How far the middle of a hex is from that of the board, in pixels. */
async function distanceOf(page: Page, hex: string): Promise<number> {
  const middle = await middleOf(page);
  const box = await page.locator(hex).boundingBox();
  if (!box) throw new Error(`no ${hex}`);
  return Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y);
}

test('two fingers zoom the board and the page stays', async ({ page, context }) => {
  await startMatch(page);
  const { x, y } = await middleOf(page);
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 0 },
              { x: x + apart, y, id: 1 },
            ],
    });
  await touch('touchStart', 20);
  for (let apart = 25; apart <= 90; apart += 5) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await settled(page);
  expect(await scaleOf(page)).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
  await tap(page.getByRole('button', { name: 'Show the whole board' }));
  expect(await scaleOf(page)).toBeCloseTo(1, 2);
});

test('scale and place of the board stay from tap to tap', async ({ page }) => {
  await openMatch(page, midway);
  await tap(openCompanies(page).first());
  await tap(page.getByRole('button', { name: 'Zoom in' }));
  const before = await placeOf(page);
  // It zooms in on what can be tapped next.
  const targets = page.locator('.board-frame [data-target]');
  const seen = await targets.evaluateAll((all) => {
    const frame = document.querySelector('.pan-zoom__frame')?.getBoundingClientRect();
    return all.findIndex((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const inside = frame && left > frame.left && right < frame.right && top > frame.top;
      return inside && bottom < frame.bottom;
    });
  });
  await targets.nth(seen).tap();
  await settled(page);
  expect(await placeOf(page)).toBe(before);
});

test('a drag moves the board and chooses nothing', { tag: '@long' }, async ({ page }) => {
  await startMatch(page);
  await tap(page.getByRole('button', { name: 'Zoom in' }));
  expect(await scaleOf(page)).toBeGreaterThan(1.5);
  const { x, y } = await middleOf(page);
  const shift = () =>
    page
      .locator('.pan-zoom__content')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  const before = await shift();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 6 });
  await page.mouse.up();
  await settled(page);
  expect(await shift()).toBeGreaterThan(before + 30);
  await expect(page.locator('.hex-board__hex[aria-selected=true]')).toHaveCount(0);
});

test('a double tap goes nearer and back', { tag: '@long' }, async ({ page, context }) => {
  await startMatch(page);
  const middle = await middleOf(page);
  const point = { x: middle.x + 60, y: middle.y + 40 };
  const name = await nameAt(page, point);
  const before = await distanceOf(page, name);
  const devtools = await context.newCDPSession(page);
  // Each touch carries its own time, so that a slow machine taps no slower.
  const touch = async (timestamp: number) => {
    const touchPoints = [point];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.05,
    });
  };
  const now = Date.now() / 1000;
  await touch(now);
  await touch(now + 0.2);
  await settled(page);
  expect(await scaleOf(page)).toBeGreaterThan(2);
  // What was tapped below the middle has moved to the middle, as far as the board reaches.
  expect(await distanceOf(page, name)).toBeLessThan(before / 2);
  await touch(now + 2);
  await touch(now + 2.2);
  await settled(page);
  expect(await scaleOf(page)).toBeCloseTo(1, 2);
});

test('the button zooms in on what may be tapped next', { tag: '@long' }, async ({ page }) => {
  await openMatch(page, midway);
  await tap(openCompanies(page).first());
  await tap(page.getByRole('button', { name: 'Zoom in' }));
  expect(await scaleOf(page)).toBeGreaterThan(1.5);
  expect(await page.locator('[data-target]').count()).toBeGreaterThan(0);
  for (const target of await page.locator('[data-target]').all())
    await expect(target).toBeInViewport();
});

test('a city is found by its name', async ({ page }) => {
  await startMatch(page);
  const houston = page.locator('.hex-board__hex[aria-label^="Houston"]');
  const before = (await houston.boundingBox())?.width ?? 0;
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'Find on the map' }));
  await page.getByRole('textbox', { name: 'Name of a place' }).fill('hou');
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Houston' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await houston.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  await expect(houston).toBeInViewport({ ratio: 1 });
  await expect(houston).toBeFocused();
  await expect(page.locator('.hex-board__ring[data-found]')).toBeAttached();
});

test('arrows walk the hexes, and a hex out of sight comes into sight', async ({ page }) => {
  await startMatch(page);
  const first = page.locator('.hex-board__hex[tabindex="0"]');
  await first.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await settled(page);
  expect(await scaleOf(page)).toBeGreaterThan(2);
  await page.keyboard.press('Control+End');
  await settled(page);
  const focused = page.locator('.hex-board__hex:focus');
  const name = await focused.getAttribute('aria-label');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await settled(page);
  expect(await focused.getAttribute('aria-label')).not.toBe(name);
  await page.keyboard.press('0');
  await settled(page);
  expect(await scaleOf(page)).toBeCloseTo(1, 2);
  // The board is a single tab stop.
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
});

test('on a screen turned round the board follows the finger too', { tag: '@long' }, async ({
  page,
}) => {
  await startMatch(page);
  await tap(page.getByRole('button', { name: 'Zoom in' }));
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('switch', { name: 'Flip the screen' }).check();
  await settled(page);
  await tap(page.getByRole('button', { name: 'Close' }));
  const { x, y } = await middleOf(page);
  const left = () =>
    page.locator('.pan-zoom__content').evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 6 });
  await page.mouse.up();
  await settled(page);
  expect(await left()).toBeGreaterThan(before + 25);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]) {
  test(`the table fills a screen of ${viewport.width} × ${viewport.height} and no more`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startMatch(page);
    const pageSize = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
    expect(await pageSize()).toEqual(viewport);
    await page.goto(`${page.url()}/replay`);
    await expect(page.getByRole('slider')).toBeVisible();
    await settled(page);
    expect(await pageSize()).toEqual(viewport);
  });
}
