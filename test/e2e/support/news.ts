import type { Locator, Page } from '@playwright/test';

const news = (page: Page) => page.getByRole('dialog', { name: /^(News|소식)$/ });

/** The sheet of a scoring of 504. */
export const scoringSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Scoring|점수 계산) \d/ });

/** The sheet of bonuses of 504 that were won. */
export const bonusSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(A bonus is won|Bonuses are won|추가 승점을 얻었습니다)$/ });

/** From now on reads news and scorings with a tap whenever they are in the way: no test but their own is about them. */
export async function readNews(page: Page): Promise<void> {
  for (const sheet of [news(page), scoringSheet(page), bonusSheet(page)])
    await page.addLocatorHandler(sheet, () =>
      sheet.getByRole('button', { name: /^(Continue|계속)$/ }).click(),
    );
}
