import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe';
import { savedBy } from './support/files';
import { heading, openMatch, ranking, readRecorded, settled, tap } from './support/table';
import { expect, still as test } from './support/test';
import { act } from './support/turns';

/** In the page: a phone on which another app takes whatever is shared. */
function takeWhatIsShared(): void {
  const taken: [string, string][] = [];
  const share = async ({ files = [] }: ShareData) => {
    for (const file of files) taken.push([file.name, (await file.text()).slice(0, 28)]);
  };
  Object.assign(navigator, { canShare: () => true, share });
  Object.assign(globalThis, { taken });
}
const taken = (page: Page) => page.evaluate<[string, string][]>('taken');

const sentences = (page: Page) => ranking(page).locator('.after__decided li');

test('a match ends with reasons, goes into a picture and the statistics, and begins again', async ({
  page,
}) => {
  await page.addInitScript(takeWhatIsShared);
  await openMatch(page, readRecorded('europe-3-careful', -1));
  await act(page, 0);
  await expect(ranking(page)).toContainText(/ wins/);
  await expect(sentences(page)).toHaveCount(3);
  await expect(sentences(page).first()).toHaveText(
    / won with \d+ points, \d+ more than | tied at /,
  );
  await expect(ranking(page).getByRole('img', { name: /^Points from/ })).toBeVisible();

  await tap(ranking(page).getByRole('button', { name: 'Share', exact: true }));
  const sharing = page.getByRole('dialog', { name: 'Share this match' });
  await expect(sharing.getByRole('img', { name: /^The final position/ })).toBeVisible();
  const png = await savedBy(sharing.getByRole('button', { name: 'Save the picture' }));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await sharing.getByRole('button', { name: 'Share the picture' }).tap();
  await sharing.getByRole('button', { name: 'Share the file' }).tap();
  await expect
    .poll(() => taken(page))
    .toEqual([
      [expect.stringMatching(/\.png$/), expect.stringContaining('PNG')],
      [expect.stringMatching(/\.txt$/), '{"format":"roundhouse-match"'],
    ]);
  // The toast lies over the sheet and can be tapped.
  await sharing.getByRole('button', { name: 'Copy' }).tap();
  await expect(sharing.getByText(/Picture copied|copying pictures/)).toBeVisible();
  await settled(page);
  await sharing.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(page.getByText(/Picture copied|copying pictures/)).toHaveCount(0);
  await tap(sharing.getByRole('button', { name: 'Close' }));

  await ranking(page).getByRole('button', { name: 'Statistics' }).tap();
  await expect(page.getByText(/^1 finished match: players won 1/)).toBeVisible();
  const people = page.getByRole('table', { name: 'Players', exact: true });
  await expect(people.getByRole('row')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Choose a player' }).selectOption('Leon');
  await expect(page.getByRole('table', { name: 'Mode' }).getByRole('row').last()).toHaveText(
    /^Standard1/,
  );

  await page.goBack();
  await expect(ranking(page)).toBeVisible();
  await settled(page);
  await ranking(page).getByRole('radio', { name: 'Ada' }).check();
  await settled(page);
  await ranking(page).getByRole('button', { name: 'Rematch with the same players' }).tap();
  await expect(heading(page, 'Ada’s turn')).toBeVisible();
});

test('after a match, whose chances are found out on demand, axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  await openMatch(page, readRecorded('solo-ko'));
  await expect(sentences(page)).toHaveCount(3);
  await ranking(page).getByRole('radio', { name: 'Winning chances' }).check();
  await settled(page);
  await expect(sentences(page)).toHaveCount(4);
  await expect(sentences(page).last()).toHaveText(/turning point/);
  await expectNoFindings(page, 'after the match');
});
