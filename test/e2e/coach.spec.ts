import type { Page } from '@playwright/test';
import { fromPosition } from './mini-express/support/modes';
import { openAt } from './mini-express/support/positions';
import { written } from './support/database';
import { asked, heading, ranking, settled, tap } from './support/table';
import { expect, still as test } from './support/test';
import { choose, company, confirm } from './support/turns';

test.use({ actionTimeout: 10_000 });

/** Two moves before the end of a match, where one share wins it and another loses it. */
const DECISIVE = 62;

/** What a chosen action would lead to. */
const preview = (page: Page) =>
  page.getByRole('region', { name: 'Turn' }).getByText('If it ended now');

test('a hint is shown on the board when tapped, and played by Confirm', async ({ page }) => {
  await openAt(page, 'usa-3-careful', fromPosition(30));
  const turn = await page.getByRole('heading', { level: 1 }).innerText();
  await tap(page.getByRole('button', { name: 'Menu' }));
  await page.getByRole('button', { name: 'Hint' }).tap();
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await expect(hint.getByRole('progressbar')).toBeVisible();
  const ideas = hint.locator('.coach__idea');
  await settled(page);
  await expect(ideas.first()).toBeVisible();
  expect(await ideas.count()).toBeLessThanOrEqual(3);
  // Beside each idea, or once if all are equally good.
  await expect(hint).toContainText(/\d+%/);
  const moves = await ideas.locator('b').allInnerTexts();
  expect(new Set(moves).size).toBe(moves.length);
  await tap(ideas.first().getByRole('button'));
  await expect(hint).toHaveCount(0);
  await expect(preview(page)).toBeVisible();
  await confirm(page);
  await settled(page);
  await expect(heading(page, turn)).toHaveCount(0);
});

test('before a blunder, however quick, it asks once more; the better move is shown, or it is played all the same', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Blunder warnings' }).check();
  await written(page);
  await openAt(page, 'usa-3-careful', fromPosition(DECISIVE));
  const takeBrown = async () => {
    await tap(company(page, 'brown'));
    await tap(page.getByRole('button', { name: /^Take a share/ }));
    await confirm(page);
    await settled(page);
  };
  const warning = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await takeBrown();
  await expect(warning).toContainText('winning chances');
  await tap(warning.getByRole('button', { name: 'Reconsider' }));
  await expect(page.getByText('Nothing was played.')).toBeVisible();
  await confirm(page);
  await settled(page);
  await tap(warning.getByRole('button', { name: /^Show on board/ }));
  await expect(preview(page)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Close' }));
  await takeBrown();
  await tap(warning.getByRole('button', { name: 'Play anyway' }));
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(asked(page).or(ranking(page)).first()).toBeVisible();
});

test('a sound move is played without a question', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Blunder warnings' }).check();
  await written(page);
  await openAt(page, 'usa-3-careful', fromPosition(3));
  await choose(page, 0);
  await confirm(page);
  await settled(page);
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
});
