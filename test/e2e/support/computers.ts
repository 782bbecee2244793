import { expect, type Page } from '@playwright/test';
import { ranking } from './game-table';
import { settled } from './settled';

/** In New match, unfolded: gives these seats, from 1, to computers of a level. */
export async function seatComputers(
  page: Page,
  seats: readonly number[],
  level = 'Apprentice',
): Promise<void> {
  for (const seat of seats) {
    await page.getByRole('button', { name: new RegExp(`^Who plays seat ${seat}`) }).tap();
    await page.getByRole('button', { name: new RegExp(`^Computer: ${level}`) }).tap();
  }
}

/** Sets how long a computer's move stays in sight. */
export async function pace(page: Page, name: string, at = './'): Promise<void> {
  await page.goto(`${at}#/settings`);
  await page.getByRole('radio', { name, exact: true }).check();
}

/** Waits until a person is to act, or it is over. */
export async function computersDone(page: Page): Promise<void> {
  await settled(page);
  const mine = page.getByRole('heading', { level: 1, name: /^Player \d’s turn$/ });
  await expect(mine.or(ranking(page))).toBeVisible();
}

/** The row that tells what computers do. */
export function row(page: Page) {
  return page.locator('.computer-row');
}
