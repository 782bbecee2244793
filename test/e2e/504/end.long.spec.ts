import { openMatch, ranking, readRecorded, tap } from '../support/table';
import { expect, still as test } from '../support/test';

test('the ranking stays beside the map of a finished match, and below it the map has all of the room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMatch(page, readRecorded('504/432-2-busy'));
  await tap(ranking(page).getByRole('button', { name: 'Close' }));
  const beside = page.getByRole('main').locator('.standing-list > li');
  await expect(beside).toHaveText([/Ada.*43 points/, /Claire.*31 points/]);
  await expect(beside.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(beside.first()).toBeHidden();
});
