import type { Page } from '@playwright/test';
import { startMatch } from './support/table';
import { expect, test } from './support/test';

// Some 250 taps: a snapshot of the board at each would take longer than the match.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** Plays one action by taps: a share where one can be had, else the nearest city; every third time a city first. */
async function act(page: Page, ply: number): Promise<void> {
  const cards = page.locator('.mx-card:not([data-idle])');
  await cards.nth(ply % (await cards.count())).tap();
  const share = page.locator('.mx-turn__body > .button:not([aria-disabled])');
  const cities = page.locator('.mx-target');
  const build = (await share.count()) === 0 || (ply % 3 === 2 && (await cities.count()) > 0);
  await (build ? cities.last() : share).tap();
  const purple = page.locator('.mx-also .button');
  if ((await purple.count()) > 0) await purple.nth(ply % 3).tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
}

test('three people play a whole match by taps, through a reload, to its final ranking', async ({
  page,
}) => {
  test.slow();
  await startMatch(page);
  const ranking = page.getByRole('dialog', { name: 'Final ranking' });
  const step = page.locator('.mx-table__rooms');
  for (let ply = 0; ply < 200; ply++) {
    await expect(step).toHaveAttribute('data-step', 'none');
    if (await ranking.isVisible()) break;
    await act(page, ply);
    await expect(page.locator('.mx-hint').or(ranking)).toBeVisible();
    if (ply !== 20) continue;
    await page.getByRole('tab', { name: 'Log' }).tap();
    const newest = page.getByRole('tabpanel').getByRole('listitem').first();
    const said = (await newest.textContent()) ?? '';
    await page.reload();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(newest).toHaveText(said);
  }
  await expect(ranking).toBeVisible();
  for (const name of ['Player 1', 'Player 2', 'Player 3'])
    await expect(ranking).toContainText(name);
  const scores = await ranking.locator('.mx-standing__head > b:last-child').allTextContents();
  const points = scores.map((text) => Number.parseInt(text, 10));
  expect(points).toEqual([...points].sort((a, b) => b - a));
});
