import type { Locator, Page } from '@playwright/test';

const news = (page: Page) => page.getByRole('dialog', { name: /^(News|소식)$/ });

/** The sheet of a scoring of 504. */
export const scoringSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Scoring|점수 계산) \d/ });

/** From now on reads news and scorings with a tap whenever they are in the way: no test but their own is about them. */
export async function readNews(page: Page): Promise<void> {
  for (const sheet of [news(page), scoringSheet(page)])
    await page.addLocatorHandler(sheet, () =>
      sheet.getByRole('button', { name: /^(Continue|계속)$/ }).click(),
    );
}
