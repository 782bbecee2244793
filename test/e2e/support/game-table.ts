import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './settled';

/** The table of a game, which says how many actions it shows. */
export const table = (page: Page): Locator => page.locator('[data-plies]');

/** The question for the seat that is to act on this phone. */
export const asked = (page: Page): Locator => page.locator('[data-question]');

/** Its buttons, and the one that plays. */
export const foot = (page: Page): Locator => page.locator('[data-question] > footer .button');
export const primary = (page: Page): Locator =>
  page.locator('[data-question] > footer [data-kind="primary"]');

/** What is shown of an action that was played, such as the end of a round, and the button that ends it. */
export const show = (page: Page): Locator => page.locator('.turn-panel:not([data-question])');
export const showEnd = (page: Page): Locator => show(page).locator('.button[data-kind="primary"]');

/** The final ranking, which comes into sight by itself when a match is over. */
export const ranking = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Final ranking|최종 순위)$/ });

/** Its rows, best first. */
export const ranks = (page: Page): Locator => ranking(page).locator('.standing-list > li');

/** The cover behind which the phone changes hands. */
export const cover = (page: Page): Locator => page.locator('.cover');

/** Waits until the table is at rest, and takes the phone where that is asked. */
export async function takePhone(page: Page): Promise<void> {
  await settled(page);
  if (!(await cover(page).isVisible())) return;
  await cover(page).getByRole('button').first().tap();
  await settled(page);
}

/** Waits until the table shows so many actions and the next can be chosen; ends what is shown of the last one. */
export async function played(page: Page, plies: number): Promise<void> {
  await takePhone(page);
  await expect(table(page)).toHaveAttribute('data-plies', String(plies));
  if (!(await showEnd(page).isVisible())) return;
  await showEnd(page).tap();
  await settled(page);
}
