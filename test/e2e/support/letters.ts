import type { Page } from '@playwright/test';

/** Sets how large letters are, on the screen where people do. */
export async function chooseLetters(page: Page, size: 'Default' | 'Largest'): Promise<void> {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: size, exact: true }).first().check();
}
