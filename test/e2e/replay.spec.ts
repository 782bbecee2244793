import type { Page } from '@playwright/test';
import { keepMatches } from './support/kept-matches';
import { heading, readRecorded, settled, tap } from './support/table';
import { expect, test } from './support/test';

async function openReplay(page: Page, recorded = 'usa-3-careful') {
  const match = readRecorded(recorded);
  await keepMatches(page, [match]);
  await page.goto(`./#/match/${match.header.id}/replay`);
  await expect(heading(page, 'Replay')).toBeVisible();
  await settled(page);
  return page.getByRole('slider', { name: 'Position' });
}

test('any position is reached by keys, slider and log', async ({ page }) => {
  const slider = await openReplay(page);
  const last = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(last));
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));
  await slider.fill('5');
  await settled(page);
  await tap(page.getByRole('button', { name: 'Log', exact: true }));
  const step = page
    .getByRole('dialog', { name: 'Log' })
    .getByRole('button', { name: /^3/ })
    .first();
  await tap(step);
  await tap(page.getByRole('button', { name: 'Close' }));
  await expect(slider).toHaveValue('3');
});

test('beside a wide replay the log is one stop for the keyboard, and up and down lead along', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slider = await openReplay(page);
  const last = Number(await slider.getAttribute('max'));
  const log = page.getByRole('complementary', { name: 'Log' });
  const step = (number: number) => log.getByRole('button').nth(number);
  await step(last).focus();
  await page.keyboard.press('ArrowUp');
  await settled(page);
  await expect(slider).toHaveValue(String(last - 1));
  await expect(step(last - 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(log.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(step(last - 1)).toBeFocused();
});

test('turn by turn, a position keeps the number that the log gives it', {
  tag: '@long',
}, async ({ page }) => {
  const slider = await openReplay(page, '504/432-2-busy');
  const last = await slider.getAttribute('max');
  const number = page.locator('.scrubber output');
  await expect(number).toHaveText(`${last}/${last}`);
  await tap(page.getByRole('button', { name: 'Turn by turn' }));
  await expect(number).toHaveText(`${last}/${last}`);
  await page.keyboard.press('ArrowLeft');
  await settled(page);
  const [at, of] = ((await number.textContent()) ?? '').split('/');
  expect(of).toBe(last);
  // A turn has several steps, and so fewer stops.
  expect(Number(at)).toBeGreaterThan(Number(await slider.inputValue()));
});

test('it plays on by itself', { tag: '@long' }, async ({ page }) => {
  const slider = await openReplay(page);
  await page.keyboard.press('Home');
  await settled(page);
  // Only the test moves the clock, so no machine is too slow to look.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.getByRole('button', { name: 'Play' }).click();
  for (const step of ['1', '2']) {
    await page.clock.runFor(1200);
    await expect(slider).toHaveValue(step);
  }
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('a new match continues from any position, and the old one stays', async ({ page }) => {
  const slider = await openReplay(page);
  await slider.fill('8');
  await settled(page);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /’s turn/ })).toBeVisible();
  await page.goto('./#/matches');
  await expect(page.getByRole('listitem')).toHaveCount(2);
});
