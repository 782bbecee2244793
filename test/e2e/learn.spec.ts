import { card } from '../../src/games/age-of-steam/card';
import { putRows, reload } from './support/database';
import { settled, tap } from './support/table';
import { expect, test } from './support/test';
import { startMatch } from './support/turns';

test('Home offers the first lesson of each game that was not played, also where it is half done', async ({
  page,
}) => {
  const offered = page.getByRole('link', { name: /^First lesson: / });
  await page.goto('./');
  await expect(offered).toHaveCount(4);
  await startMatch(page, './');
  await page.goto('./#/learn/age-of-steam/first');
  await tap(page.getByRole('button', { name: 'Next' }));
  await page.goto('./#/');
  await expect(offered).toHaveText(['Age of Steam', 'Ultimate Railroads', '504']);
  // Once all of its steps are done, its game is known.
  const lessons = { 'age-of-steam first': card.firstSteps };
  await putRows(page, [{ table: 'settings', row: { key: 'lessons', value: lessons } }]);
  await reload(page);
  await expect(offered).toHaveText(['Ultimate Railroads', '504']);
});

test('Learn unfolds the game that was begun last, and keeps the others folded', async ({
  page,
}) => {
  await page.goto('./#/new');
  await page.getByRole('radio', { name: 'Age of Steam' }).check();
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page).toHaveURL(/#\/match\//);
  await page.goto('./#/learn');
  const games = page.locator('.fold');
  await expect(games.first().getByRole('heading', { name: 'Age of Steam' })).toBeVisible();
  const lessons = page.locator('.learn__lesson');
  await expect(games.first().locator('.learn__lesson').first()).toBeVisible();
  expect(await games.first().locator('.learn__lesson').count()).toBe(await lessons.count());
  const other = games.filter({ has: page.getByRole('heading', { name: 'Mini Express' }) });
  await other.locator('summary').tap();
  await other.getByRole('link', { name: /^Your first match/ }).tap();
  await settled(page);
  await expect(page.locator('.lesson__ring')).toBeVisible();
});
