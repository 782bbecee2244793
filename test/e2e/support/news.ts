import type { Locator, Page } from '@playwright/test';

/** The sheet of news that waits for a tap: the last round, for instance. */
export const news = (page: Page): Locator =>
  page
    .locator('dialog[open]')
    .filter({ has: page.getByRole('button', { name: /^(Continue|계속)$/ }) });

/** From now on reads news with a tap whenever they are in the way: no test but their own is about them. */
export async function readNews(page: Page): Promise<void> {
  await page.addLocatorHandler(news(page), (sheet) =>
    sheet.getByRole('button', { name: /^(Continue|계속)$/ }).click(),
  );
}
