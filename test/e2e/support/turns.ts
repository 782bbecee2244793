import { expect, type Page } from '@playwright/test';

/** The final ranking, which comes into sight by itself when a match is over. */
export function ranking(page: Page) {
  return page.getByRole('dialog', { name: 'Final ranking' });
}

/** Waits until the table is there, the last action is shown as played, and the next may be chosen. */
export async function played(page: Page): Promise<void> {
  await expect(page.locator('.mx-table__rooms')).toHaveAttribute('data-step', 'none');
  await expect(page.locator('.mx-hint').or(ranking(page))).toBeVisible();
}

/**
 * Taps up to the point where only Confirm is left. Every `whim` leads to some legal action: a share where
 * one can be had, else a city; every third time a city first.
 */
export async function choose(page: Page, whim: number): Promise<void> {
  const cards = page.locator('.mx-card:not([data-idle])');
  await cards.nth(whim % (await cards.count())).tap();
  const share = page.locator('.mx-turn__body > .button:not([aria-disabled])');
  const cities = page.locator('.mx-target');
  const build = (await share.count()) === 0 || (whim % 3 === 2 && (await cities.count()) > 0);
  await (build ? cities.last() : share).tap();
  const second = page.locator('.mx-also .button');
  if ((await second.count()) > 0) await second.nth(whim % 3).tap();
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).tap();
}

/** Plays one action by taps and waits until it is shown as played. */
export async function act(page: Page, whim: number): Promise<void> {
  await choose(page, whim);
  await confirm(page);
  await played(page);
}

/** What the table's log says, oldest first. */
export async function readLog(page: Page): Promise<readonly string[]> {
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.getByRole('tabpanel', { name: 'Log' }).locator('> *').waitFor();
  const said = await page.locator('.mx-log > li').allTextContents();
  return said.reverse();
}
