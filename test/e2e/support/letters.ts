import type { Page } from '@playwright/test';

/** Sets the size of letters in Settings. */
export async function chooseLetters(page: Page, size: 'Default' | 'Largest'): Promise<void> {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: size, exact: true }).first().check();
}
