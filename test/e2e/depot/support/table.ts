import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../../../src/kit/json';

/** The table, which says how many actions it shows. */
export const table = (page: Page): Locator => page.locator('.depot-table__rooms');

/** The button of an action. */
export function button(page: Page, action: JsonObject): Locator {
  const { do: verb, good, points } = action;
  const place = good === undefined ? '' : `[data-good="${good}"] `;
  const amount = points === undefined ? '' : `[data-points="${points}"]`;
  return page.locator(`${place}[data-do="${verb}"]${amount} .button`);
}

/** The cover behind which the phone changes hands. */
export const cover = (page: Page): Locator => page.locator('.cover');

/** Takes the phone where it is handed over. */
export async function takePhone(page: Page): Promise<void> {
  await cover(page).getByRole('button').tap();
  await expect(cover(page)).toBeHidden();
}

/** Taps an action and waits until the table shows that `plies` have been played. */
export async function act(page: Page, action: JsonObject, plies: number): Promise<void> {
  await button(page, action).tap();
  await expect(table(page)).toHaveAttribute('data-plies', String(plies));
}
