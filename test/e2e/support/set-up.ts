import type { Page } from '@playwright/test';

/** Unfolds everything in New match. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.set-up__folds').waitFor();
  await page.locator('.fold').evaluateAll((folds) => {
    for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
  });
}

/** Opens New match for people who pass the phone round, with everything unfolded; `at` is where the app is served. */
export async function passAndPlay(page: Page, at = './'): Promise<void> {
  await page.goto(`${at}#/new`);
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await unfold(page);
}

/** Modes that are a number of players and a choice, and one that is a way of its own. */
const MODES = ['Duel + automa', 'Expert duel'];

/** Chooses values in New match by their labels, wherever they are folded. */
export async function choose(page: Page, ...values: readonly string[]): Promise<void> {
  for (const name of values) {
    if (MODES.includes(name)) await page.getByRole('radio', { name: '2', exact: true }).check();
    await unfold(page);
    await page.getByRole('radio', { name, exact: true }).check();
  }
  await unfold(page);
}

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

/** Sets the size of letters in Settings. */
export async function chooseLetters(page: Page, size: 'Default' | 'Largest'): Promise<void> {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: size, exact: true }).first().check();
}
