import type { Page } from '@playwright/test';
import { settled, tap } from '../support/table';
import { expect, test } from '../support/test';
import { act, startMatch } from '../support/turns';

/** Notes where the cards of the companies end, and the tabs, in each frame in which nothing is chosen. */
async function noteEdges(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { edges: seen });
    const bottom = (part: string) =>
      Math.round(document.querySelector(part)?.getBoundingClientRect().bottom ?? 0);
    const look = () => {
      if (document.querySelector('[data-step="none"]'))
        seen.add(`${bottom('[aria-label="Companies"]')} ${bottom('[role="tablist"]')}`);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { edges: Set<string> }).edges]);
}

for (const height of [640, 800])
  test(`cards and tabs stay in their place while computers play, in ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await startMatch(page, './');
    await settled(page);
    const edges = await noteEdges(page);
    await act(page, 0);
    await act(page, 1);
    await settled(page);
    expect(await edges()).toHaveLength(1);
  });

test('another tab of the details moves nothing above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startMatch(page, './');
  await settled(page);
  const tabs = page.getByRole('tablist');
  const before = await tabs.boundingBox();
  for (const name of ['Influence', 'Log', 'Players']) {
    await tap(page.getByRole('tab', { name }));
    expect(await tabs.boundingBox()).toEqual(before);
  }
});

test('everybody’s influence is in sight at once on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startMatch(page, './');
  await tap(page.getByRole('tab', { name: 'Influence' }));
  const last = page.getByRole('tabpanel').getByRole('row').last();
  await expect(last).toBeInViewport({ ratio: 1 });
});

/** The cities and names that lie under the line that says what is asked. */
const underHint = (page: Page) =>
  page.evaluate(() => {
    const hint = document.querySelector('p[data-question]');
    const line = document.createRange();
    if (hint) line.selectNodeContents(hint);
    const around = line.getBoundingClientRect();
    const drawn = [...document.querySelectorAll('[data-demand], [data-far] text')];
    const under = drawn.filter((one) => {
      const box = one.getBoundingClientRect();
      const isBeside = box.right <= around.left || box.left >= around.right;
      return box.width > 0 && !isBeside && box.bottom > around.top && box.top < around.bottom;
    });
    return { said: hint?.textContent, under: under.map((one) => one.textContent) };
  });

for (const [width, height] of [
  [360, 640],
  [360, 600],
  [360, 560],
  [320, 568],
] as const)
  test(`what is asked is written over no city, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await startMatch(page, './');
    await settled(page);
    const { said, under } = await underHint(page);
    expect(said).toBe('Your pick: choose a company.');
    expect(under).toEqual([]);
  });
