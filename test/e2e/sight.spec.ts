import type { Page } from '@playwright/test';
import { openMatch, ranking, readRecorded, settled, tap } from './support/table';
import { expect, still as test } from './support/test';
import { openCompanies, startMatch } from './support/turns';

test('the first decision is three taps from the first screen, a solo match four, a lesson one', async ({
  page,
}) => {
  let taps = 0;
  const press = async (role: 'link' | 'button' | 'radio', name: string | RegExp) => {
    await page.getByRole(role, { name }).tap();
    taps++;
  };
  const decide = async () => {
    await settled(page);
    await openCompanies(page).first().tap();
    taps++;
    await settled(page);
    await expect(page.locator('.turn-panel')).toBeVisible();
  };
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Never played?' })).toBeVisible();
  await press('link', 'First lesson: Mini Express');
  await settled(page);
  await expect(page.locator('.lesson__ring')).toBeVisible();
  expect(taps).toBe(1);

  taps = 0;
  await page.goto('./');
  await press('link', /^Mini Express/);
  await press('button', 'Start');
  await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
  // One person, and everybody else a computer.
  await expect(page.locator('.seat-mark[data-player="computer"]').first()).toBeVisible();
  await decide();
  expect(taps).toBeLessThanOrEqual(3);

  taps = 0;
  await page.goto('./');
  await press('link', /^Mini Express/);
  await press('radio', 'Solo');
  await press('button', 'Start');
  await decide();
  expect(taps).toBeLessThanOrEqual(4);
});

test('the scores of five players are in sight at once', { tag: '@long' }, async ({ page }) => {
  await openMatch(page, readRecorded('europe-5-careful', 60));
  const scores = page.locator('[data-worth]');
  await expect(scores).toHaveCount(5);
  for (const score of await scores.all()) await expect(score).toBeInViewport({ ratio: 1 });
});

test('the ways on from a finished match are in sight with its winner', { tag: '@long' }, async ({
  page,
}) => {
  await openMatch(page, readRecorded('usa-3-careful'));
  for (const way of ['Share', 'Replay', 'Analyze the match', 'Statistics'])
    await expect(ranking(page).getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
});

test('letters of demand can be read where a pixel is a whole one', { tag: '@long' }, async ({
  page,
}) => {
  await startMatch(page);
  const letter = page.locator('[data-demand] text').first();
  const size = await letter.evaluate((element) => {
    const { a: scale } = (element as SVGTextElement).getScreenCTM() ?? { a: 0 };
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  });
  expect(size).toBeGreaterThanOrEqual(8);
});

/** Begins a match for people at this phone, and waits for its table. */
async function beginFor(page: Page, game: string, seats: string): Promise<void> {
  await page.goto('./#/new');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('radio', { name: seats, exact: true }).check();
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
}

test('the figures of all players of Ultimate Railroads say what they are', {
  tag: '@long',
}, async ({ page }) => {
  await beginFor(page, 'Ultimate Railroads', '4');
  for (const word of [/pts$/, /^round /]) {
    const named = page.getByRole('listitem').getByText(word);
    await expect(named).toHaveCount(4);
    for (const figure of await named.all()) await expect(figure).toBeInViewport({ ratio: 1 });
  }
});

test('a tap on the figures of six players of Age of Steam says what they are', {
  tag: '@long',
}, async ({ page }) => {
  await beginFor(page, 'Age of Steam', '6');
  await tap(page.locator('[data-strip-seat="2"]'));
  for (const name of ['Cash now', '+ Income', '− Shares', '− Engine', 'After payday'])
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(6);
});
