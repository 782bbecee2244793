import type { Page } from '@playwright/test';
import { startMatch } from './support/table';
import { expect, test } from './support/test';

const scaleOf = (page: Page) =>
  page
    .locator('.pan-zoom__content')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

async function middleOf(page: Page) {
  const box = await page.locator('.pan-zoom__frame').boundingBox();
  if (!box) throw new Error('no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
  await page.getByRole('button', { name: 'Show the whole board' }).click();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
});

test('a drag moves the board and chooses nothing', async ({ page }) => {
  await startMatch(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
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
  await expect.poll(shift).toBeGreaterThan(before + 30);
  await expect(page.locator('.hex-board__hex[aria-selected=true]')).toHaveCount(0);
});

test('a double tap goes nearer and back', async ({ page, context }) => {
  await startMatch(page);
  const point = await middleOf(page);
  const devtools = await context.newCDPSession(page);
  // Times are told, not taken, so that a slow machine taps no slower.
  const tap = async (timestamp: number) => {
    const touchPoints = [point];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.05,
    });
  };
  const now = Date.now() / 1000;
  await tap(now);
  await tap(now + 0.2);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  await tap(now + 2);
  await tap(now + 2.2);
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
});

test('arrows walk the hexes, and a hex out of sight comes into sight', async ({ page }) => {
  await startMatch(page);
  const first = page.locator('.hex-board__hex[tabindex="0"]');
  await first.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  await page.keyboard.press('Control+End');
  const focused = page.locator('.hex-board__hex:focus');
  const name = await focused.getAttribute('aria-label');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  expect(await focused.getAttribute('aria-label')).not.toBe(name);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2);
  // To Tab the whole board is one stop.
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
});

test('on a screen turned round the board follows the finger too', async ({ page }) => {
  await startMatch(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Flip the screen' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { x, y } = await middleOf(page);
  const left = () =>
    page.locator('.pan-zoom__content').evaluate((element) => element.getBoundingClientRect().left);
  const before = await left();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(before + 25);
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]) {
  test(`the table fills a screen of ${viewport.width} × ${viewport.height} and no more`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await startMatch(page);
    const pageSize = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { width: scrollWidth, height: scrollHeight };
      });
    expect(await pageSize()).toEqual(viewport);
    await page.goto(`${page.url()}/replay`);
    await page.getByRole('slider').waitFor();
    expect(await pageSize()).toEqual(viewport);
  });
}
