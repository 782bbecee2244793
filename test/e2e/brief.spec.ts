import { heading, tap } from './support/table';
import { expect, test } from './support/test';
import { draft } from './support/turns';

test.use({ briefs: true });

test('a match begins with what it is about, once, and its menu tells it at any time', async ({
  page,
}) => {
  await page.goto('./#/new/mini-express');
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await tap(page.getByRole('button', { name: 'Start', exact: true }));
  const brief = page.getByRole('dialog', { name: 'What this match is about' });
  for (const part of ['Goal', 'The end', 'Points', 'Where you stand'])
    await expect(brief.getByRole('heading', { name: part })).toBeVisible();
  await tap(brief.getByRole('button', { name: 'Play', exact: true }));
  await expect(brief).toBeHidden();
  await draft(page, 'Brown', 'Player 2');
  await expect(brief).toBeHidden();
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(page.getByRole('button', { name: 'What this match is about' }));
  await expect(brief).toContainText('If it ended now, ');
});

test('New match leads to the lessons of the game that is looked at', async ({ page }) => {
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'Ultimate Railroads' }).check();
  await page.getByRole('button', { name: 'Learn this game' }).tap();
  const first = page.locator('.fold').first();
  await expect(first.getByRole('heading', { name: 'Ultimate Railroads' })).toBeVisible();
  await expect(first.locator('.learn__lesson').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page.getByRole('radio', { name: 'Ultimate Railroads' })).toBeChecked();
  await page.getByRole('button', { name: 'Rules' }).tap();
  await expect(heading(page, 'Ultimate Railroads: Rules')).toBeVisible();
});
