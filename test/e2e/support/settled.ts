import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the table is at rest: everything is drawn, no computer is about to play, and unless somebody acts, here or
 * on a linked phone, nothing more moves but toasts, which go after a while.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-settled]')).toBeVisible();
}

/** Taps, and waits until the table is at rest again. */
export async function tap(target: Locator): Promise<void> {
  await target.tap();
  await settled(target.page());
}
