import type { Locator, Page } from '@playwright/test';

const news = (page: Page) => page.getByRole('dialog', { name: /^(News|소식)$/ });

/** The sheet of a scoring of 504. */
export const scoringSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Scoring|점수 계산) \d/ });

/** The sheet of bonuses of 504 that were won. */
export const bonusSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(A bonus is won|Bonuses are won|추가 승점을 얻었습니다)$/ });

/** The sheet of a round of companies of 504: how their values moved, and what they paid. */
export const payoutSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Business round|비즈니스 라운드) \d/ });

/** The same where each player has a company. */
const valueSheet = (page: Page) => page.getByRole('dialog', { name: /^Round \d|^\d+라운드: / });

/** From now on reads news and scorings with a tap whenever they are in the way: no test but their own is about them. */
export async function readNews(page: Page): Promise<void> {
  const sheets = [news, scoringSheet, bonusSheet, payoutSheet, valueSheet];
  for (const sheet of sheets.map((sheetOf) => sheetOf(page)))
    await page.addLocatorHandler(sheet, () =>
      sheet.getByRole('button', { name: /^(Continue|계속)$/ }).click(),
    );
}
