import type { Page } from '@playwright/test';
import { visit } from '../../e2e/support/site';

/** Opens the app until it would also open without the network, with nothing over its buttons. */
export async function openInstalled(page: Page, url: string): Promise<void> {
  await visit(page, url);
  // It tells that it now works offline, over the buttons.
  await page.locator('.toast .button').click();
}
