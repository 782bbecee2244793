import { expect, type Locator, type Page } from '@playwright/test';

const cover = (page: Page): Locator => page.locator('.cover');

/**
 * Waits until a table shows so many actions and is `ready`, and takes the phone where that is asked: the cover may come
 * before the position or after it.
 */
export async function throughCover(
  page: Page,
  table: Locator,
  plies: number,
  ready: Locator,
): Promise<void> {
  await expect(async () => {
    if (await cover(page).isVisible()) await cover(page).getByRole('button').first().tap();
    await expect(table).toHaveAttribute('data-plies', String(plies), { timeout: 1000 });
    await expect(ready).toBeVisible({ timeout: 1000 });
  }).toPass();
}
