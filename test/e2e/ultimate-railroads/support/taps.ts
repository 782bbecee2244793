import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { SPACE_IDS } from '../../../../src/games/ultimate-railroads/rules/tables';
import { usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import type { Action } from '../../../../src/kit/rules';
import { asked, foot, primary, table } from '../../support/game-table';

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
