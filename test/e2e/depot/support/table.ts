import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../../../src/kit/json';
import { table, tapAnyway } from '../../support/table';

/** The button of an action. */
export function button(page: Page, action: JsonObject): Locator {
  const { do: verb, good, points } = action;
  const place = good === undefined ? '' : `[data-good="${good}"] `;
  const amount = points === undefined ? '' : `[data-points="${points}"]`;
  return page.locator(`${place}[data-do="${verb}"]${amount} .button`);
}

/** Who has what, in turn order. */
export const players = (page: Page): Locator =>
  page.getByRole('tabpanel', { name: 'Players' }).getByRole('listitem');

/** Taps an action and waits until the table shows that `plies` have been played. */
export async function act(page: Page, action: JsonObject, plies: number): Promise<void> {
  await tapAnyway(button(page, action));
  await expect(table(page)).toHaveAttribute('data-plies', String(plies));
}
