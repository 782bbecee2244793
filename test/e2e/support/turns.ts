import { expect, type Locator, type Page } from '@playwright/test';
import { heading, settled, tap } from './table';

/** The buttons of the companies of Mini Express, or of one of them. */
export const companies = (page: Page): Locator => page.locator('button[data-company]');
export const company = (page: Page, id: string): Locator =>
  page.locator(`button[data-company="${id}"]`);

/** Those with which something can be done now. */
export const openCompanies = (page: Page): Locator =>
  page.locator('button[data-company]:not([data-idle])');

/**
 * Taps up to the point where only Confirm is left, whatever is asked on the way. Every `whim` leads to some legal
 * action: a share where one can be had, else a city; every third time a city first. `press` does what a tap does.
 */
export async function choose(page: Page, whim: number, press = byFinger): Promise<void> {
  await settled(page);
  await pressAny(openCompanies(page), whim, press);
  const share = page.locator('.turn-panel__body .button:not([aria-disabled])');
  const cities = page.locator('.target');
  const build = (await share.count()) === 0 || (whim % 3 === 2 && (await cities.count()) > 0);
  await pressIn(build ? cities.last() : share, press);
  for (const question of await page.locator('.question').all())
    if ((await question.locator('[aria-pressed=true]').count()) === 0)
      await pressAny(question.getByRole('button'), whim, press);
}

const byFinger = (target: Locator): Promise<void> => target.tap();

async function pressAny(some: Locator, whim: number, press: typeof byFinger): Promise<void> {
  await pressIn(some.nth(whim % (await some.count())), press);
}

/** Presses something, and waits until the table is at rest again. */
async function pressIn(target: Locator, press: typeof byFinger): Promise<void> {
  await press(target);
  await settled(target.page());
}

export async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).tap();
}

/** Plays one action by taps and waits until it is shown as played. */
export async function act(page: Page, whim: number): Promise<void> {
  await choose(page, whim);
  await confirm(page);
  await settled(page);
}

/** What the table's log says, oldest first. */
export async function readLog(page: Page): Promise<readonly string[]> {
  await settled(page);
  await tap(page.getByRole('tab', { name: 'Log' }));
  const lines = logLines(page);
  // A long log shows its first lines, and more when the button behind them comes into sight.
  const more = page.getByRole('tabpanel').getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) {
    await more.evaluateAll(([button]) => button?.scrollIntoView());
    await settled(page);
  }
  return (await lines.allTextContents()).reverse();
}

/** The lines of the log, newest first. */
export const logLines = (page: Page): Locator => page.locator('.match-log > li');

/** Starts a match of three people who pass the phone round, and waits until its table is at rest; `at` is where the app is served. */
export async function startMatch(page: Page, at = './'): Promise<void> {
  await page.goto(`${at}#/new`);
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
  await settled(page);
}

export type Company = 'Brown' | 'Gray' | 'Orange' | 'White';

/** Has the seat to act pick a share in the draft once the table is at rest; what comes of it is still on its way. */
export async function pick(page: Page, company: Company): Promise<void> {
  await settled(page);
  await tap(page.getByRole('region', { name: 'Companies' }).getByRole('button', { name: company }));
  await tap(page.getByRole('button', { name: 'Pick a share' }));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** The same, and waits until it is shown as played. */
export async function draft(page: Page, company: Company, next: string): Promise<void> {
  await pick(page, company);
  await expect(heading(page, `${next}’s turn`)).toBeVisible();
  await settled(page);
}
