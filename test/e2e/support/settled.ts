import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the table is at rest: everything is drawn, no computer is about to play, and unless somebody acts, here or
 * on a linked phone, nothing more moves but toasts, which go after a while.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-settled]')).toBeVisible();
}

/** Waits until a screen is complete: a table is at rest, and on others the words for dates, which come last, are there. */
export async function complete(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if ((await page.locator('[data-plies]').count()) > 0) await settled(page);
}

/** Taps, and waits until the table is at rest again. */
export async function tap(target: Locator): Promise<void> {
  await target.tap();
  await settled(target.page());
}
