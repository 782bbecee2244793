import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** Starts a match of three people who pass the phone round, and waits for its table; `at` is where the app is served. */
export async function startMatch(page: Page, at = './'): Promise<void> {
  await page.goto(`${at}#/new`);
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(heading(page, 'Player 1’s turn')).toBeVisible();
}

export type Company = 'Brown' | 'Gray' | 'Orange' | 'White';

/** Has the seat to act pick a share in the draft. */
export async function pick(page: Page, company: Company): Promise<void> {
  await page
    .getByRole('region', { name: 'Companies' })
    .getByRole('button', { name: company })
    .click();
  await page.getByRole('button', { name: 'Pick a share' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** The same, and waits until it is shown as played. */
export async function draft(page: Page, company: Company, next: string): Promise<void> {
  await pick(page, company);
  await expect(heading(page, `${next}’s turn`)).toBeVisible();
}

export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

export function recorded(name: string): string {
  return fileURLToPath(new URL(`../../matches/${name}.json`, import.meta.url));
}

/** Brings a file in on the matches screen; `at` is where the app is served. */
export async function bringIn(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
  at = './',
) {
  await page.goto(`${at}#/matches`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Import a file|파일 가져오기)$/ }).click();
  await (await chosen).setFiles(file);
}
