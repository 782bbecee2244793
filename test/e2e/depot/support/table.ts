import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../../../src/kit/json';
import { table } from '../../support/game-table';
import { settled } from '../../support/settled';

/** The button of an action. */
export function button(page: Page, action: JsonObject): Locator {
  const { do: verb, good, points } = action;
  const place = good === undefined ? '' : `[data-good="${good}"] `;
  const amount = points === undefined ? '' : `[data-points="${points}"]`;
  return page.locator(`${place}[data-do="${verb}"]${amount} .button`);
}

/** Taps an action and waits until the table shows that `plies` have been played. */
export async function act(page: Page, action: JsonObject, plies: number): Promise<void> {
  await button(page, action).tap();
  await settled(page);
  await expect(table(page)).toHaveAttribute('data-plies', String(plies));
}
