import type { Locator, Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { SPACE_IDS } from '../../../../src/games/ultimate-railroads/rules/tables';
import { usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import type { Action } from '../../../../src/kit/rules';
import { throughCover } from '../../support/cover';

/** The table, which says how many actions it shows. */
export const table = (page: Page): Locator => page.locator('.ur-table__rooms');

/** What is asked of whoever is to act on this phone. */
export const asked = (page: Page): Locator => page.locator('.ur-ask');

export const ranking = (page: Page): Locator => page.getByRole('dialog', { name: 'Final ranking' });

const foot = (page: Page): Locator => page.locator('.ur-ask__foot .button');
const primary = (page: Page): Locator => page.locator('.ur-ask__foot [data-kind="primary"]');
/** Ends what is shown of a round that is over. */
export const roundEnd = (page: Page): Locator =>
  page.locator('.turn-panel:not(.ur-ask) .button[data-kind="primary"]');

/** Waits until the table shows so many actions; takes the phone and ends what is shown where that is asked. */
export async function played(page: Page, plies: number): Promise<void> {
  const ready = asked(page).or(ranking(page)).or(roundEnd(page)).first();
  await throughCover(page, table(page), plies, ready);
  if (await roundEnd(page).isVisible()) await roundEnd(page).tap();
}

/** Plays an action by taps, as a person would. */
export async function tapAction(page: Page, state: State, action: Action): Promise<void> {
  const written = rules.action.write(action, state);
  switch (written.do) {
    case 'use':
    case 'move': {
      await page.locator(`.ur-space[data-space="${written.space}"]`).tap();
      const way = usesOf(state, SPACE_IDS.indexOf(String(written.space))).indexOf(action);
      if (way > 0) {
        await page.getByRole('button', { name: 'Pay differently' }).tap();
        await asked(page).locator('.ur-chip').nth(way).tap();
      }
      return primary(page).tap();
    }
    case 'stay':
    case 'skip':
      return foot(page).last().tap();
    case 'pass':
    case 'done':
      await foot(page).last().tap();
      if ((await table(page).getAttribute('data-step')) === 'deed') await primary(page).tap();
      return;
    default:
      return tapOption(page, action, unitOf(written));
  }
}

async function tapOption(page: Page, action: Action, unit: string): Promise<void> {
  const option = page.locator(`.ur-option[data-action="${action}"]`);
  if (!(await option.isVisible()) && unit)
    await page.locator(`.ur-chip[data-unit="${unit}"]`).tap();
  await option.tap();
  // An end-bonus card is confirmed.
  if ((await table(page).getAttribute('data-step')) === 'deed') await primary(page).tap();
}

function unitOf(written: ReturnType<typeof rules.action.write>): string {
  return String(written.as ?? written.do);
}
