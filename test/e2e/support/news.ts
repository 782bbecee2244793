import type { Page } from '@playwright/test';

/** From now on reads news with a tap whenever they are in the way: no test but their own is about them. */
export async function readNews(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /^(News|소식)$/ });
  await page.addLocatorHandler(sheet, () =>
    sheet.getByRole('button', { name: /^(Continue|계속)$/ }).click(),
  );
}
